import type { Actor } from '@aval/domain/access/actor';
import type { Database } from './client';
import { HOUSE_ID } from './house';
import { ACTOR_COLUMNS, type ActorRow, toActor } from './load-actor';

interface StoredSession {
  /** Context as stored. */
  companyId: number | null;
  centerId: number | null;
  doctorId: number | null;
  lastSeenAt: Date;
  createdAt: Date;
}

interface Account {
  name: string;
  email: string;
  language: string;
  theme: string;
  emailNotifications: boolean;
  avatarImageId: string | null;
}

/** Columns of the account and of the company that governs it, from which obligations follow. */
interface Standing {
  requireResetPassword: boolean;
  passwordChangedAt: Date;
  passwordMaxAgeDays: number;
  acceptedTermsVersion: number;
  termsVersion: number;
}

export interface FoundSession {
  stored: StoredSession;
  account: Account & { companyId: number | null; permittedCompanyIds: readonly number[] };
  standing: Standing;
  actor: Actor;
}

type SessionRow = StoredSession & Account & Standing & ActorRow;

export interface SessionQuestion {
  tokenHash: string;
  /** Company of the host at which the session began. */
  hostCompanyId: number;
  ofProgram: boolean;
  /** Company that replaces the stored one for this request; ignored if the user may not work for it. */
  companyId?: number;
}

/**
 * Finds a session that began at this company's host and is not revoked, of an active user. Every page needs it first,
 * so one statement reads session, account and actor. Source: docs/rules.md 5.3, 5.9, 5.24, 5.34, 10.2.
 */
export async function findSession(
  db: Database,
  { tokenHash, hostCompanyId, ofProgram, companyId: wanted }: SessionQuestion,
): Promise<FoundSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s.company_id AS "companyId", s.center_id AS "centerId", s.doctor_id AS "doctorId",
      s.last_seen_at AS "lastSeenAt", s.created_at AS "createdAt", u.name, u.email, u.language, u.theme,
      u.email_notifications AS "emailNotifications", u.avatar_image_id AS "avatarImageId",
      u.require_reset_password AS "requireResetPassword", u.password_changed_at AS "passwordChangedAt",
      u.accepted_terms_version AS "acceptedTermsVersion", house.password_max_age_days AS "passwordMaxAgeDays",
      house.terms_version AS "termsVersion", ${ACTOR_COLUMNS}
    FROM user_session s JOIN user_account u ON u.id = s.user_id AND u.active
      JOIN company house
        ON house.id = COALESCE(${HOUSE_ID}, s.host_company_id)
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.host_company_id = ${hostCompanyId}
      AND s.of_program = ${ofProgram}
      AND house.active`;
  if (!row) return null;
  const { centerId, doctorId, lastSeenAt, createdAt, name, email, language, theme, emailNotifications } = row;
  const companyId = wanted ?? row.companyId;
  const { avatarImageId, requireResetPassword, passwordChangedAt, passwordMaxAgeDays } = row;
  const { acceptedTermsVersion, termsVersion } = row;
  return {
    stored: { companyId, centerId, doctorId, lastSeenAt, createdAt },
    account: {
      name,
      email,
      language,
      theme,
      emailNotifications,
      avatarImageId,
      companyId: row.ownCompanyId,
      permittedCompanyIds: row.permittedCompanyIds,
    },
    standing: { requireResetPassword, passwordChangedAt, passwordMaxAgeDays, acceptedTermsVersion, termsVersion },
    actor: toActor(row, companyId),
  };
}
