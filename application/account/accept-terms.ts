import { forTenant } from '@aval/prisma/scope';
import type { Session } from '../access/load-session';
import { findTerms } from '../companies/texts/terms-versions';
import type { Services } from '../services';
import { findTenantSettings } from './tenant-settings';

export type AcceptTermsResult =
  | { status: 'done' }
  /** Other terms were published meanwhile, or these were corrected, so the user read a text that is not in force. */
  | { status: 'stale' };

/** Version and correction of the text that the user was shown. */
export interface ShownTerms {
  version: number;
  correction: number;
}

/** Accepts the terms that the user was shown and records which text that was. Source: docs/rules.md 5.36. */
export async function acceptTerms(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { actor, tenant }: Pick<Session, 'actor' | 'tenant'>,
  { version, correction }: ShownTerms,
): Promise<AcceptTermsResult> {
  const settings = await findTenantSettings(database, { userId: actor.userId, hostCompanyId: tenant.companyId });
  return forTenant(database, settings.id).run(async (tx) => {
    const terms = await findTerms(tx, settings.id, settings.termsVersion);
    if (version !== settings.termsVersion || correction !== terms?.correction) return { status: 'stale' };
    const accepted = { userId: actor.userId, companyId: settings.id, version, correction };
    await tx.termsAcceptance.createMany({ data: { ...accepted, acceptedAt: clock.now() }, skipDuplicates: true });
    await tx.userAccount.updateMany({
      where: { id: actor.userId, acceptedTermsVersion: { lt: version } },
      data: { acceptedTermsVersion: version },
    });
    return { status: 'done' };
  });
}
