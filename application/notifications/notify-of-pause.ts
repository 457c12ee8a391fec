import type { Transaction } from '@aval/prisma/scope';
import { findAdmins } from '../users/find-admins';

interface PausedWebhook {
  companyId: number;
  webhookId: number;
  pausedAt: Date;
}

/** Notifies the admins that a webhook is paused, in the transaction that pauses it. Source: docs/rules.md 13.6. */
export async function notifyOfPause(
  transaction: Transaction,
  { companyId, webhookId, pausedAt }: PausedWebhook,
): Promise<void> {
  const admins = await findAdmins(transaction);
  await transaction.notification.createMany({
    data: admins.map((userId) => ({
      companyId,
      webhookId,
      userId,
      key: 'webhook_paused',
      occasion: pausedAt.toISOString(),
      createdAt: pausedAt,
    })),
    skipDuplicates: true,
  });
}
