import type { Finding } from '@aval/domain/congruence/findings/finding';
import { justificationOf } from '@aval/domain/congruence/report/justification';
import type { Justification } from '@aval/domain/demand/content/content';
import type { DocumentCongruence } from '../model';
import { CongruenceChecks } from './congruence-checks';
import { CongruenceFigures } from './congruence-figures';
import { place, Section, Typed } from './layout';
import type { Words } from './words';

/**
 * Prints the congruence report of the filing, with sources and answers but without costs. Source: docs/rules.md 12.10,
 * 12.11.
 */
export function CongruenceSection({ congruence, words }: { congruence: DocumentCongruence; words: Words }) {
  const { t } = words;
  const { report, justifications, drugs } = congruence;
  const unknown = words.unknownDrugs(report.lines);
  return (
    <Section title={t('report:title')}>
      <p>
        {t('report:made', { date: words.date(report.on), book: report.ruleBookVersion, count: report.ruleCount })}{' '}
        {report.findings.length === 0 ? `${t('report:noFindings', { count: report.ruleCount })} ` : ''}
        {t('report:advice')}
        {report.failed.length > 0
          ? ` ${t('report:failed', { count: report.failed.length, rules: report.failed.join(', ') })}`
          : ''}
      </p>
      {report.findings.length > 0 && (
        <ul className="findings">
          {report.findings.map((finding, index) => (
            <FindingEntry
              key={place(index)}
              finding={finding}
              answer={justificationOf(finding, justifications, drugs)}
              words={words}
            />
          ))}
        </ul>
      )}
      {report.regimenInLibrary === false && <p className="note">{t('report:notInLibrary')}</p>}
      {unknown && (
        <p>
          <Typed>{unknown}</Typed>
        </p>
      )}
      <CongruenceChecks report={report} words={words} />
      <CongruenceFigures report={report} words={words} />
    </Section>
  );
}

interface FindingEntryProps {
  finding: Finding;
  answer: Justification | null;
  words: Words;
}

function FindingEntry({ finding, answer, words }: FindingEntryProps) {
  const { t } = words;
  const { severity, rule, ruleVersion: version, sources } = finding;
  const { text, settles } = words.finding(finding);
  return (
    <li>
      <strong>{t(`congruence:severity.${severity}`)}.</strong> <Typed>{text}</Typed>{' '}
      <span className="quiet unbroken">{t('congruence:ruleVersion', { rule, version })}</span>
      <br />
      <span className="quiet">
        {t('congruence:source')}: <Typed>{words.sources(sources)}</Typed> {t('congruence:settles')}:{' '}
        <Typed>{settles}</Typed>
      </span>
      {(severity === 'serious' || answer !== null) && (
        <>
          <br />
          {t(answer === null ? 'congruence:noJustification' : 'congruence:justification')}
          {answer !== null && (
            <>
              : <Typed>{answer.text}</Typed>
              {answer.writtenBy && answer.writtenAt && (
                <span className="quiet">
                  {' '}
                  <Typed>{answer.writtenBy}</Typed>, {words.instant(answer.writtenAt)}
                </span>
              )}
            </>
          )}
        </>
      )}
    </li>
  );
}
