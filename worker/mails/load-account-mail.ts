import { findSettingsCompanyId } from '@aval/application/account/tenant-settings';
import {
  type AccountMailKey,
  INVITATION_MAILS,
  type InvitationMailKey,
  type PasswordSetter,
  RESET_LIFETIME_MS,
} from '@aval/domain/access/account-mails';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { roleName } from '@aval/domain/access/roles';
import { isWorthMailing } from '@aval/domain/demand/timing/mailed-news';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@aval/i18n/languages';
import type { Effect } from '@aval/prisma/generated/client';
import { forTenant, withinPlatform } from '@aval/prisma/scope';
import type { MailSkip } from './failures';
import type { MailSources } from './load-mail';
import type { AccountMail } from './model';

/** Payload that `request-mail.ts` writes into a mail's row. */
interface MailPayload {
  key: AccountMailKey;
  setBy?: PasswordSetter;
  changeId?: number;
}

/** Target of a mail's link: a token, created on sending, or a public page. */
export type LinkPurpose =
  | { userId: number; lasts: 'reset' | 'invitation' }
  | { invitationId: number }
  | { page: '/login' | '/forgot-password'; ofUserId: number };

export type LoadedAccountMail =
  | { to: string; account: AccountMail; hosts: readonly string[]; linkFor: LinkPurpose | null }
  | { skip: MailSkip };

/** Loads a mail about an account. Returns null when its subject is missing. */
export async function loadAccountMail(sources: MailSources, effect: Effect): Promise<LoadedAccountMail | null> {
  const payload = effect.payload as unknown as MailPayload;
  const { key } = payload;
  const company = await sources.database.company.findUniqueOrThrow({
    where: { id: effect.companyId },
    select: { name: true, primaryColor: true, hosts: { select: { host: true } } },
  });
  const found = await (isOfInvitation(key)
    ? forInvitation(sources, effect, key)
    : forUser(sources, effect, payload as MailPayload & { key: UserMailKey }));
  if (!found || 'skip' in found) return found;
  const { to, linkFor, language, hosts = company.hosts, ...facts } = found;
  const tenant = { name: company.name, primaryColor: company.primaryColor };
  return {
    to,
    linkFor,
    hosts: hosts.map(({ host }) => host),
    account: {
      key,
      tenant,
      language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
      passwordSetBy: payload.setBy ?? null,
      happenedAt: effect.createdAt,
      ...facts,
    },
  };
}

type UserMailKey = Exclude<AccountMailKey, InvitationMailKey>;

function isOfInvitation(key: AccountMailKey): key is InvitationMailKey {
  return INVITATION_MAILS.some((each) => each === key);
}

type Found =
  | ({
      to: string;
      language: Language | string;
      linkFor: LinkPurpose | null;
      /** Hosts of the link's company, when it differs from the sender's. */
      hosts?: { host: string }[];
    } & Pick<AccountMail, 'role' | 'rejectionReason'>)
  | { skip: MailSkip };

async function forUser(
  sources: MailSources,
  effect: Effect,
  { key, changeId }: MailPayload & { key: UserMailKey },
): Promise<Found | null> {
  const { database, now } = sources;
  const user = await database.userAccount.findUnique({ where: { id: Number(effect.recipient) } });
  if (!user) return null;
  const { id, email, language } = user;
  const facts = { to: email, language, role: roleName(user.roleId), rejectionReason: null };
  const { requestedAt } = effect;
  // A mail that is older than its link's lifetime is expired.
  const isOver =
    key === 'password_reset'
      ? now.getTime() - requestedAt.getTime() > RESET_LIFETIME_MS
      : !isWorthMailing(requestedAt, now);
  // An owner who asks for another account is answered even when the account is inactive, to not wait forever.
  if (!user.active && key !== 'account_exists') return { skip: 'recipient_inactive' };
  if (isOver) return { skip: 'expired' };
  switch (key) {
    case 'password_reset':
      return { ...facts, linkFor: { userId: id, lasts: 'reset' } };
    case 'account_made':
      return user.requireResetPassword
        ? { ...facts, linkFor: { userId: id, lasts: 'invitation' } }
        : { skip: 'outdated' };
    case 'account_exists':
      return {
        ...facts,
        linkFor: { page: '/login', ofUserId: id },
        hosts: await hostsOf(sources, id, effect.companyId),
      };
    case 'new_email':
      return { ...facts, linkFor: { page: '/login', ofUserId: id } };
    case 'password_changed':
      return { ...facts, linkFor: { page: '/forgot-password', ofUserId: id } };
    case 'former_email': {
      const to = await formerEmail(sources, effect.companyId, changeId);
      return to === null ? null : { ...facts, to, linkFor: null };
    }
  }
}

/** Returns the hosts where the user signs in, possibly of another company than the one asked for an account. */
async function hostsOf({ database }: MailSources, userId: number, askedId: number): Promise<{ host: string }[]> {
  const id = (await findSettingsCompanyId(database, userId)) ?? askedId;
  return database.companyHost.findMany({ where: { companyId: id }, select: { host: true } });
}

/** Returns the address before a change, which only the change log keeps. */
async function formerEmail(
  { database }: MailSources,
  companyId: number,
  changeId: number | undefined,
): Promise<string | null> {
  if (changeId === undefined) return null;
  const change = await forTenant(database, companyId).read((transaction) =>
    // The change of an account that belongs to no company has none.
    withinPlatform(transaction, () =>
      transaction.changeRecord.findUnique({ where: { id: changeId }, select: { before: true } }),
    ),
  );
  const before = change?.before as { email?: unknown } | null | undefined;
  return typeof before?.email === 'string' ? before.email : null;
}

async function forInvitation(
  { database, now }: MailSources,
  { companyId, invitationId, requestedAt }: Effect,
  key: InvitationMailKey,
): Promise<Found | null> {
  const invitation = await forTenant(database, companyId).read((transaction) =>
    transaction.invitation.findUnique({ where: { id: invitationId ?? 0 } }),
  );
  if (!invitation) return null;
  if (!isWorthMailing(requestedAt, now)) return { skip: 'expired' };
  const { id, status, email, language, rejectionReason } = invitation;
  if (!MAILED_AT[key].includes(status)) return { skip: 'outdated' };
  return {
    to: email,
    language,
    role: roleName(invitation.roleId),
    rejectionReason: key === 'request_rejected' ? rejectionReason : null,
    linkFor: key === 'invitation' || key === 'invitation_accepted' ? { invitationId: id } : null,
  };
}

const { pending, accepted, rejected } = INVITATION_STATUS;

/** Statuses of an invitation in which each mail is still true. */
const MAILED_AT: Readonly<Record<InvitationMailKey, readonly number[]>> = {
  invitation: [accepted],
  invitation_accepted: [accepted],
  request_rejected: [rejected],
  request_repeated: [pending, accepted],
};
