import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { inReviewOrder } from '@aval/domain/congruence/report/review-order';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import { hasEarlierCycles } from '@aval/i18n/clinical/cycle-words';
import { CellNote } from '../../../components/basics/cell-note';
import { Subheading } from '../../../components/basics/section';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useReportWords } from '../use-report-words';
import { Deviation } from './deviation';
import { AdministrationNotes, DoseFigure, OrderOfRegimen } from './dose-cells';
import { DosesBasis } from './doses-basis';

interface DosesTableProps {
  report: CongruenceReport;
  chemotherapy: Chemotherapy;
  /** Lists lines that deviate from the regimen first, for reviewers. */
  deviationsFirst: boolean;
}

/** Dose of each line as requested and as in the regimen, and the resulting doses with their calculation. */
export function DosesTable({ report, chemotherapy, deviationsFirst }: DosesTableProps) {
  const { t, cycles, lineCycles } = useReportWords();
  const numbers = useNumbers();
  const hasRegimen = report.regimen !== null;
  const label = {
    line: t('doses.line'),
    given: t('demand:field.drug.dose'),
    expected: t('doses.expected'),
    deviation: t('doses.deviation'),
    session: t('doses.session'),
    cycle: t('doses.cycle'),
    course: cycles(report.lines),
  };
  const noteOf = (line: LineReport) => {
    const words = lineCycles(line, report.lines);
    return words === null ? null : <CellNote>{words}</CellNote>;
  };
  const lines = deviationsFirst ? inReviewOrder(report) : report.lines;
  return (
    <>
      <Subheading>{t('doses.title')}</Subheading>
      {report.regimen ? (
        <p className="mb-2 text-ink-2 text-sm">
          {t('doses.regimen', { name: report.regimen.name, version: report.regimen.version })}{' '}
          {deviationsFirst ? t('doses.regimenOrder') : null}
        </p>
      ) : null}
      <StackedTable
        boxed
        caption={t('doses.caption')}
        columns={[
          { name: 'line', label: label.line },
          { name: 'given', label: label.given, isNumber: true },
          ...(hasRegimen
            ? [
                { name: 'expected', label: label.expected, isNumber: true },
                { name: 'deviation', label: label.deviation, isNumber: true },
              ]
            : []),
          { name: 'session', label: label.session, isNumber: true },
          { name: 'cycle', label: label.cycle, isNumber: true },
          { name: 'course', label: label.course, isNumber: true },
        ]}
      >
        {lines.map((line) => {
          const order = chemotherapy.drugs[line.index];
          return (
            <StackedRow key={line.index}>
              <StackedCell label={label.line} kind="headline" className="min-w-40">
                <span className="flex items-center gap-2.5">
                  <DrugLetter letter={drugLetter(line.index)} />
                  <b className="wrap-break-word">{line.drugName ?? drugLetter(line.index)}</b>
                </span>
              </StackedCell>
              <StackedCell label={label.given} kind="number">
                {order ? t(`demand:dose.${order.doseType}`, { dose: numbers.plain(order.dose) }) : null}
              </StackedCell>
              {hasRegimen ? (
                <>
                  <StackedCell label={label.expected} kind="number">
                    {line.deviation ? <OrderOfRegimen expected={line.deviation.expected} /> : null}
                  </StackedCell>
                  <StackedCell label={label.deviation} kind="number">
                    <Deviation line={line} findings={report.findings} />
                  </StackedCell>
                </>
              ) : null}
              <StackedCell label={label.session} kind="number">
                <DoseFigure dose={line.doses.session} isMain note={<AdministrationNotes line={line} />} />
              </StackedCell>
              <StackedCell label={label.cycle} kind="number">
                <DoseFigure dose={line.doses.cycle} />
              </StackedCell>
              <StackedCell label={label.course} kind="number">
                <DoseFigure dose={line.doses.course} note={noteOf(line)} />
              </StackedCell>
            </StackedRow>
          );
        })}
      </StackedTable>
      {hasEarlierCycles(report.lines) ? <p className="mt-2 text-ink-2 text-sm">{t('doses.earlier')}</p> : null}
      <DosesBasis report={report} lines={lines} />
    </>
  );
}
