import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import type { DemandMail } from '../model';
import { MailLink, MailSheet, type RenderedMail, renderMail } from './mail-sheet';
import { eventOf, type MailWords, mailWords, NewsLines } from './news-lines';
import { styles } from './styles';

export async function renderDemandMail(mail: DemandMail): Promise<RenderedMail> {
  const words = await mailWords(mail.language);
  const { t } = words;
  const named = { reference: mail.reference, event: eventOf(mail, t) };
  const subject = mail.isReminder ? t('mail:reminderSubject', named) : t('mail:subject', named);
  const page = <Page mail={mail} subject={subject} words={words} />;
  return renderMail(subject, page);
}

function Page({ mail, subject, words }: { mail: DemandMail; subject: string; words: MailWords }) {
  const { reference, address, tenant } = mail;
  const { t } = words;
  const role = t(`demand:role.${mail.role}`).toLocaleLowerCase(mail.language);
  return (
    <MailSheet language={mail.language} tenant={tenant} subject={subject} preview={t('mail:demand', { reference })}>
      {mail.isReminder ? <Text style={styles.kicker}>{t('mail:reminder')}</Text> : null}
      <Heading style={styles.heading}>{t('mail:demand', { reference })}</Heading>
      <NewsLines mail={mail} words={words} />
      <MailLink address={address} label={t('mail:open')} orCopy={t('mail:orCopy')} />
      <Hr style={styles.line} />
      <Text style={styles.small}>{t(mail.isReminder ? 'mail:whyReminder' : 'mail:why', { role })}</Text>
      <Text style={styles.small}>{t(mail.canSwitchOff ? 'mail:switchOff' : 'mail:partOfWork')}</Text>
      <Text style={styles.small}>{t('mail:noPatient')}</Text>
    </MailSheet>
  );
}
