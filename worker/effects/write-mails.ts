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

/**
 * One effect for each of the recipients who have mails on, in one statement. Its row is unique by the occasion, so that doing it again adds
 * nothing. Nobody is woken: the relay looks for mails by itself every other second.
 */
export async function writeMails(
  transaction: Transaction,
  { companyId, demandId, sequence, occasion, key }: MailOccasion,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await transaction.$executeRaw`
    INSERT INTO effect (id, company_id, demand_id, sequence, kind, recipient, occasion, payload)
    SELECT gen_random_uuid(), ${companyId}, ${demandId}::uuid, ${sequence}, 'mail', id::text, ${occasion},
      jsonb_build_object('key', ${key}::text)
    FROM user_account WHERE id = ANY(${[...userIds]}) AND active AND email_notifications
    ON CONFLICT DO NOTHING`;
}
