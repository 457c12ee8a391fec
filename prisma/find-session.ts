import type { Actor } from '@aval/domain/access/actor';
import type { Database } from './client';
import { Prisma } from './generated/client';
import { ACTOR_COLUMNS, type ActorRow, toActor } from './load-actor';
import { selected } from './selected';
import { SETTINGS_COMPANY_ID } from './settings-company';

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
  bundleEmails: boolean;
  avatarImageId: string | null;
  /** Host of the page opened last in a browser. */
  lastHost: string | null;
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
  isApiClient: boolean;
  /** Company that replaces the stored one for this request; ignored if the user may not work for it. */
  companyId?: number;
}

/**
 * Finds a session that began at this company's host and is not revoked, of an active user. Every page needs it first,
 * so one statement reads session, account and actor. Source: docs/rules.md 5.3, 5.9, 5.24, 5.34, 10.2.
 */
export async function findSession(
  db: Database,
  { tokenHash, hostCompanyId, isApiClient, companyId: wanted }: SessionQuestion,
): Promise<FoundSession | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT ${selected<StoredSession & Account & Standing>({
      companyId: Prisma.sql`s.company_id`,
      centerId: Prisma.sql`s.center_id`,
      doctorId: Prisma.sql`s.doctor_id`,
      lastSeenAt: Prisma.sql`s.last_seen_at`,
      createdAt: Prisma.sql`s.created_at`,
      name: Prisma.sql`u.name`,
      email: Prisma.sql`u.email`,
      language: Prisma.sql`u.language`,
      theme: Prisma.sql`u.theme`,
      emailNotifications: Prisma.sql`u.email_notifications`,
      bundleEmails: Prisma.sql`u.bundle_emails`,
      avatarImageId: Prisma.sql`u.avatar_image_id`,
      lastHost: Prisma.sql`u.last_host`,
      requireResetPassword: Prisma.sql`u.require_reset_password`,
      passwordChangedAt: Prisma.sql`u.password_changed_at`,
      acceptedTermsVersion: Prisma.sql`u.accepted_terms_version`,
      passwordMaxAgeDays: Prisma.sql`settings.password_max_age_days`,
      termsVersion: Prisma.sql`settings.terms_version`,
    })}, ${ACTOR_COLUMNS}
    FROM user_session s JOIN user_account u ON u.id = s.user_id AND u.active
      JOIN company settings
        ON settings.id = COALESCE(${SETTINGS_COMPANY_ID}, s.host_company_id)
    WHERE s.token_hash = ${tokenHash} AND s.revoked_at IS NULL AND s.host_company_id = ${hostCompanyId}
      AND s.of_program = ${isApiClient}
      AND settings.active`;
  if (!row) return null;
  const { centerId, doctorId, lastSeenAt, createdAt, name, email, language, theme, emailNotifications, bundleEmails } =
    row;
  const companyId = wanted ?? row.companyId;
  const { avatarImageId, lastHost, requireResetPassword, passwordChangedAt, passwordMaxAgeDays } = row;
  const { acceptedTermsVersion, termsVersion } = row;
  return {
    stored: { companyId, centerId, doctorId, lastSeenAt, createdAt },
    account: {
      name,
      email,
      language,
      theme,
      emailNotifications,
      bundleEmails,
      avatarImageId,
      lastHost,
      companyId: row.ownCompanyId,
      permittedCompanyIds: row.permittedCompanyIds,
    },
    standing: { requireResetPassword, passwordChangedAt, passwordMaxAgeDays, acceptedTermsVersion, termsVersion },
    actor: toActor(row, companyId),
  };
}
