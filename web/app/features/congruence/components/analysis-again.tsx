import type { Throttled } from '@aval/application/patients/numbers/number-attempts';
import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { Finding, Severity } from '@aval/domain/congruence/findings/finding';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { useId, useState } from 'react';
import { Button } from '../../../components/actions/button';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { answerOf } from '../../../components/notices/answer-of';
import { useReportWords } from '../use-report-words';
import { type FigureDifference, type FigureSubject, figureDifferences } from './figure-differences';
import { SeverityMark } from './severity-mark';

interface AnalysisAgainProps {
  demandId: string;
  versionNumber: number;
  /** Report stored with the version. */
  report: CongruenceReport;
}

type Look = 'closed' | 'asking' | 'failed' | CongruenceReport;

/** Analysis of the version by the current rules, shown beside the stored report and never instead of it. */
export function AnalysisAgain({ demandId, versionNumber, report }: AnalysisAgainProps) {
  const { t } = useReportWords();
  const [look, setLook] = useState<Look>('closed');
  const region = useId();
  const now = typeof look === 'object' ? look : null;

  async function analyse() {
    setLook('asking');
    const answer = await answerOf<CongruenceReport | Throttled>(`/app/demands/${demandId}/analysis/${versionNumber}`);
    setLook('findings' in answer ? answer : 'failed');
  }

  return (
    <>
      <div className="print:hidden">
        <Button
          size="small"
          icon="reload"
          busy={look === 'asking'}
          aria-expanded={now !== null}
          aria-controls={region}
          onClick={() => void analyse()}
        >
          {t('again.button')}
        </Button>
      </div>
      <div id={region} role="status" className="print:hidden">
        {look === 'failed' ? <p className="text-danger">{t('again.failed')}</p> : null}
        {now ? (
          <div className="mt-2 grid gap-2 rounded-lg border border-line-2 border-dashed bg-surface px-4 py-3">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h3>{t('again.title', { book: now.ruleBookVersion })}</h3>
              <span className="text-ink-2 text-xs">{t('again.text')}</span>
              <Button size="small" kind="ghost" className="ml-auto" onClick={() => setLook('closed')}>
                {t('again.close')}
              </Button>
            </div>
            <Differences before={report} after={now} />
          </div>
        ) : null}
      </div>
    </>
  );
}

interface Difference {
  key: string;
  rule: string;
  before: Severity | null;
  after: Severity | null;
}

function keyOf({ rule, variant, fields }: Finding): string {
  return [rule, variant, ...fields].join(' ');
}

function differencesOf(before: readonly Finding[], after: readonly Finding[]): Difference[] {
  const keys = new Set([...before, ...after].map(keyOf));
  return [...keys].flatMap((key) => {
    const [one, other] = [before, after].map((findings) => findings.find((finding) => keyOf(finding) === key));
    const rule = one?.rule ?? other?.rule ?? '';
    const [was, is] = [one?.severity ?? null, other?.severity ?? null];
    return was === is ? [] : [{ key, rule, before: was, after: is }];
  });
}

function Differences({ before, after }: { before: CongruenceReport; after: CongruenceReport }) {
  const { t } = useReportWords();
  const found = differencesOf(before.findings, after.findings);
  const figures = figureDifferences(before, after);
  if (found.length === 0 && figures.length === 0) return <p>{t('again.same')}</p>;
  return (
    <>
      {found.length > 0 ? <FoundDifferences differences={found} /> : <p>{t('again.sameFindings')}</p>}
      {figures.length > 0 ? <FigureDifferences differences={figures} /> : null}
    </>
  );
}

/** Doses, clearance and lifetime totals that differ under the current rules. */
function FigureDifferences({ differences }: { differences: readonly FigureDifference[] }) {
  const { t, figure } = useReportWords();
  const label = { figure: t('again.figure'), before: t('again.filed'), after: t('again.now') };
  const nameOf = (subject: FigureSubject) => {
    if (subject.kind === 'clearance') return t('doses.clearance');
    if (subject.kind === 'lifetime')
      return t('lifetime.of', { name: subject.drugName ?? t(`lifetime.sumOf.${subject.sum}`) });
    const line = `${drugLetter(subject.index)} ${subject.drugName ?? ''}`;
    return t(`again.dose.${subject.kind}`, { line });
  };
  const shown = (value: number | null, unit: FigureDifference['unit']) =>
    value === null ? <span className="text-ink-3">{t('again.noFigure')}</span> : figure(value, unit);
  return (
    <StackedTable
      caption={t('again.figuresCaption')}
      columns={[
        { name: 'figure', label: label.figure },
        { name: 'before', label: label.before, isNumber: true },
        { name: 'after', label: label.after, isNumber: true },
      ]}
    >
      {differences.map(({ subject, unit, before, after }) => (
        <StackedRow key={nameOf(subject)}>
          <StackedCell label={label.figure} kind="headline">
            {nameOf(subject)}
          </StackedCell>
          <StackedCell label={label.before} kind="number">
            {shown(before, unit)}
          </StackedCell>
          <StackedCell label={label.after} kind="number">
            {shown(after, unit)}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

function FoundDifferences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useReportWords();
  const label = { rule: t('again.rule'), before: t('again.filed'), after: t('again.now') };
  return (
    <StackedTable
      caption={t('again.caption')}
      columns={[
        { name: 'rule', label: label.rule },
        { name: 'before', label: label.before },
        { name: 'after', label: label.after },
      ]}
    >
      {differences.map(({ key, rule, before: was, after: is }) => (
        <StackedRow key={key}>
          <StackedCell label={label.rule} kind="headline">
            {rule}
          </StackedCell>
          <StackedCell label={label.before}>
            <SeverityOrNone severity={was} />
          </StackedCell>
          <StackedCell label={label.after}>
            <SeverityOrNone severity={is} />
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}

function SeverityOrNone({ severity }: { severity: Severity | null }) {
  const { t } = useReportWords();
  if (severity === null) return <span className="text-ink-3">{t('again.absent')}</span>;
  return <SeverityMark severity={severity} />;
}
