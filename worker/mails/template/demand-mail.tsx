import { isFilingRole } from '@aval/domain/access/roles';
import { describeDeniedCycle } from '@aval/i18n/denied-cycle';
import { formatStamp } from '@aval/i18n/format';
import { createI18n } from '@aval/i18n/instance';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import type { i18n, TFunction } from 'i18next';
import type { DemandMail } from '../model';
import { MailLink, MailSheet, type RenderedMail, renderMail } from './mail-sheet';
import { styles } from './styles';

type Words = TFunction<['mail', 'notifications', 'demand']>;

export async function renderDemandMail(mail: DemandMail): Promise<RenderedMail> {
  const i18n = await createI18n(mail.language, ['mail', 'notifications', 'demand']);
  const t = i18n.getFixedT<['mail', 'notifications', 'demand']>(mail.language, ['mail', 'notifications', 'demand']);
  const named = { reference: mail.reference, event: eventOf(mail, t) };
  const subject = mail.isReminder ? t('mail:reminderSubject', named) : t('mail:subject', named);
  const page = <Page mail={mail} subject={subject} happened={happenedIn(mail, i18n, t)} t={t} />;
  return renderMail(subject, page);
}

function eventOf({ key, validationDenied }: DemandMail, t: Words): string {
  const event = t(`notifications:event.${key}`);
  return validationDenied ? t('notifications:validationDenied', { event }) : event;
}

/** Describes the event, including the details that the subject omits because bystanders can read it. */
function happenedIn(mail: DemandMail, instance: i18n, t: Words): string {
  const event = eventOf(mail, t);
  if (!mail.deniedCycle) return event;
  return t('notifications:deniedCycle', { event, cycles: describeDeniedCycle(instance, mail.deniedCycle) });
}

function listOf({ editedParts, language }: DemandMail, t: Words): string {
  return new Intl.ListFormat(language).format(editedParts.map((part) => t(`demand:administrativePart.${part}`)));
}

function Page({ mail, subject, happened, t }: { mail: DemandMail; subject: string; happened: string; t: Words }) {
  const { reference, address, tenant } = mail;
  const role = t(`demand:role.${mail.role}`).toLocaleLowerCase(mail.language);
  return (
    <MailSheet language={mail.language} tenant={tenant} subject={subject} preview={t('mail:demand', { reference })}>
      {mail.isReminder ? <Text style={styles.kicker}>{t('mail:reminder')}</Text> : null}
      <Heading style={styles.heading}>{t('mail:demand', { reference })}</Heading>
      <Text style={styles.event}>{t('mail:event', { event: happened })}</Text>
      {mail.askedBy && isFilingRole(mail.role) ? (
        <Text style={styles.small}>
          {t('mail:asked', {
            who: t(`demand:role.${mail.askedBy}`).toLocaleLowerCase(mail.language),
            company: tenant.name,
          })}
        </Text>
      ) : null}
      {mail.reversal ? (
        <Text style={styles.small}>
          {t('mail:reversal', {
            name: mail.reversal.byName,
            reason: t(`demand:reason.${mail.reversal.reason}`),
          })}
        </Text>
      ) : null}
      {mail.editedParts.length > 0 ? (
        <Text style={styles.small}>{t('mail:edited', { parts: listOf(mail, t) })}</Text>
      ) : null}
      <Text style={styles.small}>{t('mail:happenedAt', { stamp: formatStamp(mail.happenedAt) })}</Text>
      <MailLink address={address} label={t('mail:open')} orCopy={t('mail:orCopy')} />
      <Hr style={styles.line} />
      <Text style={styles.small}>{t(mail.isReminder ? 'mail:whyReminder' : 'mail:why', { role })}</Text>
      <Text style={styles.small}>{t(mail.canSwitchOff ? 'mail:switchOff' : 'mail:partOfWork')}</Text>
      <Text style={styles.small}>{t('mail:noPatient')}</Text>
    </MailSheet>
  );
}
