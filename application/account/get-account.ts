import { isAboutPassword, type Obligation, passwordEnd } from '@aval/domain/access/obligations';
import { roleMay } from '@aval/domain/access/permissions';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import type { Session } from '../access/load-session';
import { sanitizeRichText } from '../companies/sanitize-rich-text';
import { findAgreedTerms, findTerms } from '../companies/texts/terms-versions';
import { findLastSignIn, type LastSignIn } from '../security-record/find-last-sign-in';
import type { Services } from '../services';
import { findSessions, type OwnSession } from './find-sessions';
import { findTenantSettings } from './tenant-settings';

export interface Account {
  profile: Profile;
  email: string;
  membershipNumber: string | null;
  mayEditNationalId: boolean;
  password: {
    mayChange: boolean;
    maxAgeDays: number;
    endsAt: Date;
  };
  /** Terms that the user still has to accept; null when there are none. */
  terms: Terms | null;
  obligations: readonly Obligation[];
  sessions: readonly OwnSession[];
  /** Sign-in before the present one; null for the first one. */
  lastSignIn: LastSignIn | null;
}

export interface Profile {
  name: string;
  dni: string;
  avatarImageId: string | null;
  revision: number;
}

export interface Terms {
  version: number;
  correction: number;
  companyName: string;
  publishedAt: Date | null;
  html: string;
  /** Terms that the user accepted before; null when there are none. */
  agreed: EarlierTerms | null;
}

/** Older agreements were stored without a record, so only their version is known. */
interface EarlierTerms {
  version: number;
  at: Date | null;
  html: string | null;
}

/** Returns the user's own account as its page shows it. */
export async function getAccount(services: Services, session: Session): Promise<Account> {
  const { database } = services;
  const { actor, obligations, tenant } = session;
  const account = await database.userAccount.findUniqueOrThrow({
    where: { id: actor.userId },
    select: {
      name: true,
      dni: true,
      email: true,
      membershipNumber: true,
      avatarImageId: true,
      revision: true,
      passwordChangedAt: true,
      acceptedTermsVersion: true,
    },
  });
  const settings = await findTenantSettings(database, { userId: actor.userId, hostCompanyId: tenant.companyId });
  const owesTerms = obligations.includes('REQUIREACCEPTTERMS');
  const terms = owesTerms
    ? await forTenant(database, settings.id).read((tx) =>
        readTerms(tx, { settings, userId: actor.userId, agreedVersion: account.acceptedTermsVersion }),
      )
    : null;
  const sessions = await findSessions(services, { userId: actor.userId, sessionId: session.id });
  const lastSignIn = await findLastSignIn(services, { userId: actor.userId, sessionId: session.id });
  const { name, dni, avatarImageId, revision } = account;
  return {
    profile: { name, dni, avatarImageId, revision },
    email: account.email,
    membershipNumber: account.membershipNumber,
    mayEditNationalId: roleMay(actor.role, 'account.edit_national_id'),
    password: {
      mayChange: settings.passwordChangeEnabled || obligations.some(isAboutPassword),
      maxAgeDays: settings.passwordMaxAgeDays,
      endsAt: passwordEnd(account.passwordChangedAt, settings.passwordMaxAgeDays),
    },
    terms,
    obligations,
    sessions: sessions.map(({ id: _row, ...shown }) => shown),
    lastSignIn,
  };
}

interface Asked {
  settings: { id: number; name: string; termsVersion: number };
  userId: number;
  agreedVersion: number;
}

async function readTerms(tx: Transaction, { settings, userId, agreedVersion }: Asked): Promise<Terms> {
  const text = await findTerms(tx, settings.id, settings.termsVersion);
  const agreed = await findAgreedTerms(tx, userId, settings.id);
  return {
    version: settings.termsVersion,
    correction: text?.correction ?? 0,
    companyName: settings.name,
    publishedAt: text?.publishedAt ?? null,
    html: sanitizeRichText(text?.html ?? ''),
    agreed: agreed
      ? { ...agreed, html: sanitizeRichText(agreed.html) }
      : agreedVersion > 0
        ? { version: agreedVersion, at: null, html: null }
        : null,
  };
}
