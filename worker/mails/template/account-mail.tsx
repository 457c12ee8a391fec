import type { AccountMailKey } from '@aval/domain/access/account-mails';
import { formatMinute, formatStamp } from '@aval/i18n/format';
import { createI18n } from '@aval/i18n/instance';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import type { TFunction } from 'i18next';
import type { AccountMail, MailLink as IssuedLink } from '../model';
import { MailLink, MailSheet, type RenderedMail, renderMail, TypedLines } from './mail-sheet';
import { styles } from './styles';

type Words = TFunction<['accountMail', 'demand']>;

interface PageProps {
  mail: AccountMail;
  link: IssuedLink | null;
  subject: string;
  t: Words;
}

export async function renderAccountMail(mail: AccountMail, link: IssuedLink | null): Promise<RenderedMail> {
  const { language, key, tenant } = mail;
  const i18n = await createI18n(language, ['accountMail', 'demand']);
  const t = i18n.getFixedT<['accountMail', 'demand']>(language, ['accountMail', 'demand']);
  const subject = t(`accountMail:${key}.subject`, { company: tenant.name });
  return renderMail(subject, <Page mail={mail} link={link} subject={subject} t={t} />);
}

/** Mails without a link. */
const WITHOUT_LINK = [
  'request_rejected',
  'request_repeated',
  'former_email',
] as const satisfies readonly AccountMailKey[];

export function hasLink(key: AccountMailKey): key is Exclude<AccountMailKey, (typeof WITHOUT_LINK)[number]> {
  return !WITHOUT_LINK.some((each) => each === key);
}

function Page({ mail, link, subject, t }: PageProps) {
  const { key, tenant, language, rejectionReason, passwordSetBy } = mail;
  const facts = {
    company: tenant.name,
    role: t(`demand:role.${mail.role}`).toLocaleLowerCase(language),
    stamp: formatStamp(mail.happenedAt),
  };
  const heading = t(`accountMail:${key}.heading`, facts);
  return (
    <MailSheet language={language} tenant={tenant} subject={subject} preview={heading}>
      <Heading style={styles.heading}>{heading}</Heading>
      <Text style={styles.event}>{t(`accountMail:${key}.body`, facts)}</Text>
      {rejectionReason ? (
        <Text style={styles.event}>
          <TypedLines text={t('accountMail:rejectionReason', { reason: rejectionReason })} />
        </Text>
      ) : null}
      {passwordSetBy ? <Text style={styles.event}>{t(`accountMail:setBy.${passwordSetBy}`)}</Text> : null}
      {link?.expiresAt ? (
        <Text style={styles.small}>{t('accountMail:lifetime', { stamp: formatMinute(link.expiresAt) })}</Text>
      ) : null}
      {link && hasLink(key) ? (
        <MailLink address={link.address} label={t(`accountMail:${key}.open`)} orCopy={t('accountMail:orCopy')} />
      ) : null}
      <Hr style={styles.line} />
      <Text style={styles.small}>{t(`accountMail:${key}.why`, facts)}</Text>
      <Text style={styles.small}>{t('accountMail:noReply')}</Text>
    </MailSheet>
  );
}
