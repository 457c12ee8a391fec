import { randomUUID } from 'node:crypto';
import type { MailMessage } from '@aval/platform/mail/mail-transport';
import type { EffectInput } from '@aval/workflows/contract';
import type { MailSkip } from './failures';
import { issueLink } from './issue-link';
import type { LoadedAccountMail } from './load-account-mail';
import { loadMail, type MailSources } from './load-mail';
import type { DemandMail } from './model';
import { renderAccountMail } from './template/account-mail';
import { renderDemandMail } from './template/demand-mail';

type Ready<Loaded> = Exclude<Loaded, { skip: MailSkip }>;

/** The message of an effect, for one attempt to send it. Null when the effect, or what it is about, is not there. */
export async function makeMail(
  sources: MailSources,
  input: EffectInput,
): Promise<MailMessage | { skip: MailSkip } | null> {
  const loaded = await loadMail(sources, input);
  if (!loaded || 'skip' in loaded) return loaded;
  return 'account' in loaded ? makeAccountMail(sources, input, loaded) : makeDemandMail(sources, input, loaded);
}

/** Its id is the effect's and not the attempt's: whoever gets it twice, because this process died after the server took it, has one mail. */
async function makeDemandMail(
  { publicUrl }: MailSources,
  { effectId }: EffectInput,
  { to, mail }: { to: string; mail: DemandMail },
): Promise<MailMessage> {
  const { language, tenant } = mail;
  const rendered = await renderDemandMail(mail);
  return { to, language, senderName: tenant.name, messageId: messageId(publicUrl, effectId), ...rendered };
}

/** One with a link that lets in has another token at each attempt, and so another id: whoever keeps one mail of each id must not keep the dead one. */
async function makeAccountMail(
  sources: MailSources,
  { effectId, companyId }: EffectInput,
  { to, account, hosts, linkFor }: Ready<LoadedAccountMail>,
): Promise<MailMessage | { skip: MailSkip }> {
  const { language, tenant } = account;
  const link = linkFor && (await issueLink(sources, { companyId, hosts, linkFor }));
  if (linkFor && !link) return { skip: 'outdated' };
  const id = messageId(sources.publicUrl, link?.expiresAt ? `${effectId}.${randomUUID()}` : effectId);
  return { to, language, senderName: tenant.name, messageId: id, ...(await renderAccountMail(account, link)) };
}

function messageId(publicUrl: string, id: string): string {
  return `<${id}@${new URL(publicUrl).hostname}>`;
}
