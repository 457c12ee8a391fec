import { type AccountMailKey, RESET_LIFETIME_MS } from '@aval/domain/access/account-mails';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { roleName } from '@aval/domain/access/roles';
import { isWorthMailing } from '@aval/domain/demand/timing/mailed-news';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@aval/i18n/languages';
import type { Effect } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import type { MailSkip } from './failures';
import type { MailSources } from './load-mail';
import type { AccountMail } from './model';

/** What `request-mail.ts` puts into a mail's row. */
interface MailPayload {
  key: AccountMailKey;
}

/** What its link is made for; its token is made when it is sent. */
export type LinkPurpose = { userId: number } | { invitationId: number };

export type LoadedAccountMail =
  | { to: string; account: AccountMail; hosts: readonly string[]; linkFor: LinkPurpose | null }
  | { skip: MailSkip };

/** Null when what it is about is not there. */
export async function loadAccountMail(sources: MailSources, effect: Effect): Promise<LoadedAccountMail | null> {
  const { key } = effect.payload as unknown as MailPayload;
  const company = await sources.database.company.findUniqueOrThrow({
    where: { id: effect.companyId },
    select: { name: true, primaryColor: true, hosts: { select: { host: true } } },
  });
  const found = await (key === 'password_reset' ? forReset(sources, effect) : forInvitation(sources, effect, key));
  if (!found || 'skip' in found) return found;
  const { to, linkFor, language, ...facts } = found;
  const tenant = { name: company.name, primaryColor: company.primaryColor };
  return {
    ...{ to, linkFor },
    hosts: company.hosts.map(({ host }) => host),
    account: { key, tenant, language: isLanguage(language) ? language : DEFAULT_LANGUAGE, ...facts },
  };
}

type Found =
  | ({ to: string; language: Language | string; linkFor: LinkPurpose | null } & Pick<
      AccountMail,
      'role' | 'rejectionReason'
    >)
  | { skip: MailSkip };

/** One that comes later than its link would have lived is no longer waited for. */
async function forReset({ database, now }: MailSources, { recipient, requestedAt }: Effect): Promise<Found | null> {
  const user = await database.userAccount.findUnique({ where: { id: Number(recipient) } });
  if (!user) return null;
  if (!user.active) return { skip: 'recipient_inactive' };
  if (now.getTime() - requestedAt.getTime() > RESET_LIFETIME_MS) return { skip: 'expired' };
  const { id, email, language } = user;
  return { to: email, language, role: roleName(user.roleId), rejectionReason: null, linkFor: { userId: id } };
}

async function forInvitation(
  { database, now }: MailSources,
  { companyId, invitationId, requestedAt }: Effect,
  key: AccountMailKey,
): Promise<Found | null> {
  const invitation = await forTenant(database, companyId).read((transaction) =>
    transaction.invitation.findUnique({ where: { id: invitationId ?? 0 } }),
  );
  if (!invitation) return null;
  if (!isWorthMailing(requestedAt, now)) return { skip: 'expired' };
  const isRejection = key === 'request_rejected';
  const { id, status, email, language, rejectionReason } = invitation;
  if (status !== (isRejection ? INVITATION_STATUS.rejected : INVITATION_STATUS.accepted)) return { skip: 'outdated' };
  return {
    ...{ to: email, language, role: roleName(invitation.roleId) },
    rejectionReason: isRejection ? rejectionReason : null,
    linkFor: isRejection ? null : { invitationId: id },
  };
}
