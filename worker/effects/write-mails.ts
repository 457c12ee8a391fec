import { randomUUID } from 'node:crypto';
import { wakeRelay } from '@aval/application/engine/outbox';
import type { Transaction } from '@aval/prisma/scope';

/** What a mail is about: a NotificationKey, and the history entry or the reminder that it comes from. */
export interface MailOccasion {
  companyId: number;
  demandId: string;
  sequence: number;
  /** Empty for what follows from a history entry; the ISO instant at which a reminder was due. */
  occasion: string;
  key: string;
}

/** One effect for each of the recipients who have mails on. Its row is unique by the occasion, so that doing it again adds nothing. */
export async function writeMails(
  transaction: Transaction,
  { companyId, demandId, sequence, occasion, key }: MailOccasion,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const recipients = await transaction.userAccount.findMany({
    where: { id: { in: [...userIds] }, active: true, emailNotifications: true },
    select: { id: true },
  });
  if (recipients.length === 0) return;
  await transaction.effect.createMany({
    data: recipients.map(({ id }) => ({
      id: randomUUID(),
      companyId,
      demandId,
      sequence,
      kind: 'mail',
      recipient: String(id),
      occasion,
      payload: { key },
    })),
    skipDuplicates: true,
  });
  await wakeRelay(transaction);
}
