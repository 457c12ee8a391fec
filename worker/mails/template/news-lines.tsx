import { isFilingRole } from '@aval/domain/access/roles';
import { describeDeniedCycle } from '@aval/i18n/denied-cycle';
import { formatStamp } from '@aval/i18n/format';
import { createI18n } from '@aval/i18n/instance';
import type { Language } from '@aval/i18n/languages';
import { Text } from '@react-email/text';
import type { i18n, TFunction } from 'i18next';
import type { DemandMail } from '../model';
import { styles } from './styles';

type Words = TFunction<['mail', 'notifications', 'demand']>;

export interface MailWords {
  instance: i18n;
  t: Words;
}

export async function mailWords(language: Language): Promise<MailWords> {
  const instance = await createI18n(language, ['mail', 'notifications', 'demand']);
  const t = instance.getFixedT<['mail', 'notifications', 'demand']>(language, ['mail', 'notifications', 'demand']);
  return { instance, t };
}

export function eventOf({ key, validationDenied }: DemandMail, t: Words): string {
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

/** Event of a demand, in the same sentences by itself and in a bundle. */
export function NewsLines({ mail, words: { instance, t } }: { mail: DemandMail; words: MailWords }) {
  return (
    <>
      <Text style={styles.event}>{t('mail:event', { event: happenedIn(mail, instance, t) })}</Text>
      {mail.askedBy && isFilingRole(mail.role) ? (
        <Text style={styles.small}>
          {t('mail:asked', {
            who: t(`demand:role.${mail.askedBy}`).toLocaleLowerCase(mail.language),
            company: mail.tenant.name,
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
    </>
  );
}
