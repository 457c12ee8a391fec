import { isFilingRole } from '@aval/domain/access/roles';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { DemandMail } from '../model';
import { MailLink, MailSheet, type RenderedMail, renderMail } from './mail-sheet';
import { type MailWords, mailWords, NewsLines } from './news-lines';
import { styles } from './styles';

/** Renders news of one person at one company as one mail: a section per demand, in the order of its first news. */
export async function renderMailBundle(mails: readonly [DemandMail, ...DemandMail[]]): Promise<RenderedMail> {
  const [{ language, reference }] = mails;
  const words = await mailWords(language);
  const isOfOneDemand = mails.every((mail) => mail.reference === reference);
  const subject = isOfOneDemand
    ? words.t('mail:bundleOfDemand', { reference, number: mails.length })
    : words.t('mail:bundle', { number: mails.length });
  return renderMail(subject, <Page mails={mails} subject={subject} words={words} />);
}

interface PageProps {
  mails: readonly [DemandMail, ...DemandMail[]];
  subject: string;
  words: MailWords;
}

function Page({ mails, subject, words }: PageProps) {
  const { t } = words;
  const [{ language, tenant, canSwitchOff, role }] = mails;
  const references = [...new Set(mails.map(({ reference }) => reference))];
  return (
    <MailSheet language={language} tenant={tenant} subject={subject} preview={references.join(', ')}>
      {references.map((reference, place) => (
        <Fragment key={reference}>
          {place > 0 ? <Hr style={styles.line} /> : null}
          <DemandSection news={mails.filter((mail) => mail.reference === reference)} words={words} />
        </Fragment>
      ))}
      <Hr style={styles.line} />
      <Text style={styles.small}>
        {t('mail:whyBundle', { role: t(`demand:role.${role}`).toLocaleLowerCase(language) })}
      </Text>
      <Text style={styles.small}>{t(canSwitchOff ? 'mail:switchOff' : 'mail:partOfWork')}</Text>
      <Text style={styles.small}>{t('mail:noPatient')}</Text>
    </MailSheet>
  );
}

function DemandSection({ news, words }: { news: readonly DemandMail[]; words: MailWords }) {
  const [first] = news;
  if (!first) return null;
  // A question is answered from its own address.
  const asking = news.findLast(({ askedBy, role }) => askedBy !== null && isFilingRole(role));
  const { t } = words;
  return (
    <>
      <Heading style={styles.heading}>{t('mail:demand', { reference: first.reference })}</Heading>
      {news.map((mail) => (
        <Fragment key={`${mail.key} ${mail.isReminder} ${mail.happenedAt}`}>
          {mail.isReminder ? <Text style={styles.kicker}>{t('mail:reminder')}</Text> : null}
          <NewsLines mail={mail} words={words} />
        </Fragment>
      ))}
      <MailLink address={asking?.address ?? first.address} label={t('mail:open')} orCopy={t('mail:orCopy')} />
    </>
  );
}
