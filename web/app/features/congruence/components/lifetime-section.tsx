import { drugLetter } from '@aval/domain/clinical/drug-line';
import { appliedLimits } from '@aval/domain/congruence/report/applied-limits';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import { principleName } from '@aval/i18n/clinical/lifetime-words';
import { Subheading } from '../../../components/basics/section';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { type ReportWords, useReportWords } from '../use-report-words';
import { LifetimeBar } from './lifetime-bar';
import { groupedRows } from './lifetime-parts';

interface LifetimeSectionProps {
  reports: readonly LifetimeReport[];
  /** Of the request, by which a drug has its colour. */
  lines: readonly Pick<LineReport, 'index' | 'drugName'>[];
}

/** The lifetime dose of each principle with a limit: as a bar, in words, and what it is made of. */
export function LifetimeSection({ reports, lines }: LifetimeSectionProps) {
  const words = useReportWords();
  const { t, lifetimeNotes } = words;
  const letterOf = ({ drugName }: LifetimeReport) => {
    const line = drugName === null ? undefined : lines.find((each) => each.drugName === drugName);
    return line ? drugLetter(line.index) : null;
  };
  return reports.map((report) => {
    const name = report.drugName ?? t(`lifetime.sumOf.${report.sum ?? 'anthracyclines'}`);
    return (
      <div key={name} className="print:break-inside-avoid">
        <Subheading>{t('lifetime.of', { name })}</Subheading>
        <p>
          {summary(report, words)} <b>{verdict(report, words)}</b> {lowered(report, words)}
        </p>
        <LifetimeBar report={report} letter={letterOf(report)} />
        <LedgerTable report={report} words={words} />
        {lifetimeNotes(report.ledger).map((note) => (
          <p key={note} className="mt-2 text-ink-2 text-sm">
            {note}
          </p>
        ))}
      </div>
    );
  });
}

function summary({ ledger, limits }: LifetimeReport, { t, figure }: ReportWords): string {
  const total = figure(ledger.total, ledger.unit);
  const applied = appliedLimits({ limits }).map((limit) => figure(limit, ledger.unit));
  return applied.length === 0
    ? t('lifetime.totalAlone', { total })
    : t('lifetime.total', { total, limit: applied.join(', '), count: applied.length });
}

function verdict({ ledger, limits }: LifetimeReport, { t }: ReportWords): string {
  if (limits.every(({ appliedLimit }) => appliedLimit === null)) return t('lifetime.noLimit');
  const exceeded = limits.find(({ exceededAt }) => exceededAt !== null)?.exceededAt;
  // What could not be added may go beyond it.
  if (!exceeded) return t(ledger.uncounted.length > 0 ? 'lifetime.unjudged' : 'lifetime.below');
  return exceeded.from === 'request'
    ? t('lifetime.exceededIn', { cycle: Math.max(exceeded.cycle ?? 1, 1) })
    : t('lifetime.exceeded');
}

/** Why a limit is lower than the label's. */
function lowered({ ledger, limits }: LifetimeReport, { t, figure }: ReportWords): string | null {
  const low = limits.find(({ limit, appliedLimit }) => appliedLimit !== null && limit.limit !== appliedLimit)?.limit;
  return low?.limit == null ? null : t('lifetime.lowered', { usual: figure(low.limit, ledger.unit) });
}

function LedgerTable({ report: { ledger }, words: { t, figure } }: { report: LifetimeReport; words: ReportWords }) {
  if (ledger.rows.length === 0) return null;
  const label = {
    where: t('lifetime.where'),
    amount: t('lifetime.amount'),
    principle: t('lifetime.principle'),
    factor: t('lifetime.factor'),
    counted: t('lifetime.counted'),
    sum: t('lifetime.sum'),
  };
  const isSum = new Set(ledger.rows.map(({ principle }) => principle)).size > 1;
  return (
    <div className="mt-4">
      <StackedTable
        boxed
        caption={t('lifetime.caption')}
        columns={[
          { name: 'where', label: label.where },
          ...(isSum ? [{ name: 'principle', label: label.principle }] : []),
          { name: 'amount', label: label.amount, isNumber: true },
          ...(isSum
            ? [
                { name: 'factor', label: label.factor, isNumber: true },
                { name: 'counted', label: label.counted, isNumber: true },
              ]
            : []),
          { name: 'sum', label: label.sum, isNumber: true },
        ]}
      >
        {groupedRows(ledger).map(({ row, first, last, amount, counted, total }) => {
          const from = t(`lifetime.from.${row.from}`);
          const where =
            first === null || row.from === 'declared'
              ? from
              : first === last
                ? t('lifetime.cycle', { from, cycle: Math.max(first, 1) })
                : t('lifetime.cycles', { from, first, last });
          return (
            <StackedRow key={`${row.from} ${row.demandId} ${row.principle} ${first} ${total}`}>
              <StackedCell label={label.where} kind="headline">
                {where}
              </StackedCell>
              {isSum ? <StackedCell label={label.principle}>{principleName(row.principle)}</StackedCell> : null}
              <StackedCell label={label.amount} kind="number">
                {figure(amount, ledger.unit)}
              </StackedCell>
              {isSum ? (
                <>
                  <StackedCell label={label.factor} kind="number">
                    × {figure(row.factor, null)}
                  </StackedCell>
                  <StackedCell label={label.counted} kind="number">
                    {figure(counted, ledger.unit)}
                  </StackedCell>
                </>
              ) : null}
              <StackedCell label={label.sum} kind="number">
                {figure(total, ledger.unit)}
              </StackedCell>
            </StackedRow>
          );
        })}
      </StackedTable>
    </div>
  );
}
