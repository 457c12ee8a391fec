import { randomUUID } from 'node:crypto';
import type { MailMessage } from '@aval/platform/mail/mail-transport';
import type { EffectInput } from '@aval/workflows/contract';
import type { MailResult } from '@aval/workflows/effect/activities';
import type { MailSkip } from './failures';
import { issueLink } from './issue-link';
import type { LoadedAccountMail } from './load-account-mail';
import { loadMail, type MailSources } from './load-mail';
import type { DemandMail } from './model';
import { renderAccountMail } from './template/account-mail';
import { renderDemandMail } from './template/demand-mail';
import { renderMailBundle } from './template/mail-bundle';

type Ready<Loaded> = Exclude<Loaded, { skip: MailSkip }>;

export type MadeMail = ({ message: MailMessage } | { skip: MailSkip }) & Pick<MailResult, 'leftOut'>;

/** Makes an effect's message for one attempt to send it. Returns null when the effect or its subject is missing. */
export async function makeMail(sources: MailSources, input: EffectInput): Promise<MadeMail | null> {
  const loaded = await loadMail(sources, input);
  if (!loaded || 'skip' in loaded) return loaded;
  if ('account' in loaded) return makeAccountMail(sources, input, loaded);
  if ('mail' in loaded)
    return { message: await makeDemandMail(sources, input, { to: loaded.to, mails: [loaded.mail] }) };
  const { to, bundle, leftOut } = loaded;
  return { message: await makeDemandMail(sources, input, { to, mails: bundle }), leftOut };
}

/**
 * Uses the effect's id in the Message-ID, not the attempt's: a mail delivered twice, because this process died after
 * the server took it, counts as one.
 */
async function makeDemandMail(
  { publicUrl }: MailSources,
  { effectId }: EffectInput,
  { to, mails }: { to: string; mails: readonly [DemandMail, ...DemandMail[]] },
): Promise<MailMessage> {
  const [mail] = mails;
  const { language, tenant } = mail;
  const rendered = await (mails.length === 1 ? renderDemandMail(mail) : renderMailBundle(mails));
  return { to, language, senderName: tenant.name, messageId: messageId(publicUrl, effectId), ...rendered };
}

/**
 * Gives a mail with a token another Message-ID per attempt: a mail client that keeps one mail per id must not keep the
 * one with the invalid token.
 */
async function makeAccountMail(
  sources: MailSources,
  { effectId, companyId }: EffectInput,
  { to, account, hosts, linkFor }: Ready<LoadedAccountMail>,
): Promise<MadeMail> {
  const { language, tenant } = account;
  const link = linkFor && (await issueLink(sources, { companyId, hosts, linkFor }));
  if (linkFor && !link) return { skip: 'outdated' };
  const id = messageId(sources.publicUrl, link?.expiresAt ? `${effectId}.${randomUUID()}` : effectId);
  const rendered = await renderAccountMail(account, link);
  return { message: { to, language, senderName: tenant.name, messageId: id, ...rendered } };
}

function messageId(publicUrl: string, id: string): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
