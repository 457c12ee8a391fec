import { createSecretToken, hashSecretToken } from '@aval/application/access/secret-token';
import { RESET_LIFETIME_MS } from '@aval/domain/access/account-mails';
import { INVITATION_STATUS, invitationEnd } from '@aval/domain/access/invitation-status';
import { forTenant } from '@aval/prisma/scope';
import { companyAddress } from './company-address';
import { findLastHost } from './find-last-host';
import type { LinkPurpose } from './load-account-mail';
import type { MailSources } from './load-mail';
import type { MailLink } from './model';

interface LinkOptions {
  companyId: number;
  hosts: readonly string[];
  linkFor: LinkPurpose;
}

/**
 * Returns the link of a mail, to a page or with a token. A token is created right before sending and only its hash is
 * stored: the token itself exists in the mail alone, so each attempt creates another (decision 32). Returns null when
 * its purpose no longer applies. Source: docs/rules.md 5.19, 5.30, 6.3.
 */
export async function issueLink(
  sources: MailSources,
  { companyId, hosts, linkFor }: LinkOptions,
): Promise<MailLink | null> {
  const { database, publicUrl, now } = sources;
  if ('page' in linkFor) {
    const lastHost = await findLastHost(database, linkFor.ofUserId);
    return { address: companyAddress(publicUrl, hosts, linkFor.page, lastHost), expiresAt: null };
  }
  const token = createSecretToken();
  const tokenHash = hashSecretToken(token);
  if ('userId' in linkFor) {
    const expiresAt = linkFor.lasts === 'invitation' ? invitationEnd(now) : new Date(now.getTime() + RESET_LIFETIME_MS);
    await database.passwordReset.create({ data: { tokenHash, userId: linkFor.userId, expiresAt } });
    return { address: companyAddress(publicUrl, hosts, `/reset-password/${token}`), expiresAt };
  }
  const expiresAt = invitationEnd(now);
  const { count } = await forTenant(database, companyId).run((transaction) =>
    transaction.invitation.updateMany({
      where: { id: linkFor.invitationId, status: INVITATION_STATUS.accepted },
      data: { tokenHash, expiresAt },
    }),
  );
  return count === 0 ? null : { address: companyAddress(publicUrl, hosts, `/invitations/use/${token}`), expiresAt };
}
