import type { Actor } from '@aval/domain/access/actor';
import type { Database } from './client';
import { ACTOR_COLUMNS, type ActorRow, toActor } from './load-actor';

interface StoredSession {
  /** The context as it was chosen. */
  companyId: number | null;
  centerId: number | null;
  doctorId: number | null;
  lastSeenAt: Date;
}

interface Account {
  name: string;
  email: string;
  language: string;
  theme: string;
  emailNotifications: boolean;
}

export interface FoundSession {
  stored: StoredSession;
  account: Account & { companyId: number | null; permittedCompanyIds: readonly number[] };
  actor: Actor;
}

type SessionRow = StoredSession & Account & ActorRow;

/**
 * A session that began at the host of this company and was not revoked, of a user who is still active. Every page asks for it
 * before all else: one statement gives the session, the account and the actor.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
  hostCompanyId: number,
): Promise<FoundSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s.company_id AS "companyId", s.center_id AS "centerId", s.doctor_id AS "doctorId",
      s.last_seen_at AS "lastSeenAt", u.name, u.email, u.language, u.theme,
      u.email_notifications AS "emailNotifications", ${ACTOR_COLUMNS}
    FROM user_session s JOIN user_account u ON u.id = s.user_id AND u.active
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.host_company_id = ${hostCompanyId}`;
  if (!row) return null;
  const { companyId, centerId, doctorId, lastSeenAt, name, email, language, theme, emailNotifications } = row;
  return {
    stored: { companyId, centerId, doctorId, lastSeenAt },
    account: {
      name,
      email,
      language,
      theme,
      emailNotifications,
      companyId: row.ownCompanyId,
      permittedCompanyIds: row.permittedCompanyIds,
    },
    actor: toActor(row, companyId),
  };
}
