import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { BUNDLE_WAIT_MS } from '@aval/domain/demand/timing/mailed-news';
import type { Transaction } from '@aval/prisma/scope';

/** History entry or reminder that a notification comes from. */
export interface NewsOccasion {
  companyId: number;
  demandId: string;
  sequence: number;
  /** Empty for news of a history entry; for a reminder, its key. */
  occasion: string;
  /** ISO instant that the notification shows. */
  happenedAt: string;
}

export interface News {
  userId: number;
  key: NotificationKey;
  /** Sent by e-mail too, if the user has mails switched on. */
  isMailed: boolean;
}

/**
 * Writes a notification for each recipient, and a mail effect where due, in one statement. Rows are unique by occasion,
 * so that a repetition adds nothing. A mail to somebody who wants mails bundled waits for others before it is due. The
 * relay is not woken: it polls for mails every other second.
 */
export async function writeNews(
  transaction: Transaction,
  { companyId, demandId, sequence, occasion, happenedAt }: NewsOccasion,
  news: readonly News[],
): Promise<void> {
  if (news.length === 0) return;
  const [userIds, keys, mailed] = [
    news.map(({ userId }) => userId),
    news.map(({ key }) => key),
    news.map(({ isMailed }) => isMailed),
  ];
  await transaction.$executeRaw`
    WITH news AS (
      SELECT *, gen_random_uuid() AS mail_id FROM unnest(${userIds}::int[], ${keys}::text[], ${mailed}::boolean[]) AS news (user_id, key, is_mailed)
    ), noticed AS (
      INSERT INTO notification (company_id, demand_id, user_id, key, sequence, occasion, created_at)
      SELECT ${companyId}::int, ${demandId}::uuid, user_id, key, ${sequence}::int, ${occasion}, ${happenedAt}::timestamptz
      FROM news ON CONFLICT DO NOTHING
    )
    INSERT INTO effect (id, company_id, demand_id, sequence, kind, recipient, occasion, payload, bundle_id, due_at)
    SELECT mail_id, ${companyId}::int, ${demandId}::uuid, ${sequence}::int, 'mail', news.user_id::text, ${occasion},
      jsonb_build_object('key', news.key), CASE WHEN person.bundle_emails THEN mail_id END,
      CASE WHEN person.bundle_emails THEN now() + make_interval(secs => ${BUNDLE_WAIT_MS / 1000}) ELSE now() END
    FROM news JOIN user_account AS person ON person.id = news.user_id
    WHERE news.is_mailed AND person.active AND person.email_notifications
    ON CONFLICT DO NOTHING`;
}
