import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { LifetimeReport } from '@aval/domain/congruence/report/lifetime-report';
import { type LifetimeWording, principleName } from '@aval/i18n/clinical/lifetime-words';
import { capitalised } from '@aval/i18n/format';
import { Subheading } from '../../../components/basics/section';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { type ReportWords, useReportWords } from '../use-report-words';
import { LifetimeBar } from './lifetime-bar';
import { groupedRows } from './lifetime-parts';

interface LifetimeSectionProps {
  reports: readonly LifetimeReport[];
  wording?: LifetimeWording;
}

/** Lifetime dose of each drug with a limit: bar, verdict and ledger. */
export function LifetimeSection({ reports, wording = 'lifetime' }: LifetimeSectionProps) {
  const words = useReportWords();
  const { t } = words;
  return reports.map((report) => {
    const { name, sum, verdict, lowered, notes } = words.lifetime(report, wording);
    return (
      <div key={name} className="print:break-inside-avoid">
        <Subheading>{t('lifetime.of', { name })}</Subheading>
        <p>
          {capitalised(sum)} <b>{verdict}</b> {lowered}
        </p>
        <LifetimeBar
          report={report}
          letter={report.lineIndex === undefined ? null : drugLetter(report.lineIndex)}
          wording={wording}
        />
        <LedgerTable report={report} words={words} wording={wording} />
        {notes.map((note) => (
          <p key={note} className="mt-2 text-ink-2 text-sm">
            {note}
          </p>
        ))}
      </div>
    );
  });
}

interface LedgerTableProps {
  report: LifetimeReport;
  words: ReportWords;
  wording: LifetimeWording;
}

function LedgerTable({ report: { ledger }, words: { t, figure }, wording }: LedgerTableProps) {
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
          const from = t(`${wording}.from.${row.from}`);
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
