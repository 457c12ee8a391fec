import type { Transaction } from '@aval/prisma/scope';
import { findAdmins } from '../users/find-admins';

interface StoppedWebhook {
  companyId: number;
  webhookId: number;
  /** Whether it was paused after many failures, or its receiver answered that the address is gone. */
  key: 'webhook_paused' | 'webhook_gone';
  stoppedAt: Date;
}

/** Notifies the admins of a webhook that stopped by itself, in the same transaction. Source: docs/rules.md 13.6. */
export async function notifyOfStop(
  transaction: Transaction,
  { companyId, webhookId, key, stoppedAt }: StoppedWebhook,
): Promise<void> {
  const admins = await findAdmins(transaction);
  await transaction.notification.createMany({
    data: admins.map((userId) => ({
      companyId,
      webhookId,
      userId,
      key,
      occasion: stoppedAt.toISOString(),
      createdAt: stoppedAt,
    })),
    skipDuplicates: true,
  });
}
