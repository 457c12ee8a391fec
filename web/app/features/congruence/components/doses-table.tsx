import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import { inReviewOrder } from '@aval/domain/congruence/report/review-order';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { VersionNames } from '@aval/domain/demand/content/version-snapshot';
import { CellNote } from '../../../components/basics/cell-note';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { ChangedTag } from '../../demand-detail/changed-fields';
import { DrugCell } from '../../demand-detail/components/drug-cell';
import { SeriousTag } from '../../demand-detail/components/serious-links';
import { useDetailWords } from '../../demand-detail/use-detail-words';
import { useReportWords } from '../use-report-words';
import { Deviation } from './deviation';
import { AdministrationNotes, DoseFigure, OrderOfRegimen } from './dose-cells';
import { DosesBasis } from './doses-basis';

interface DosesTableProps {
  report: CongruenceReport;
  chemotherapy: Chemotherapy;
  names: VersionNames;
  /** Lists lines that deviate from the regimen first, for reviewers. */
  deviationsFirst: boolean;
}

/** Drug lines as requested, with their difference from the regimen and the resulting doses with their calculation. */
export function DosesTable({ report, chemotherapy, names, deviationsFirst }: DosesTableProps) {
  const { t, cycles, lineCycles } = useReportWords();
  const { t: detail } = useDetailWords();
  const numbers = useNumbers();
  const hasRegimen = report.regimen !== null;
  const label = {
    line: t('doses.line'),
    given: t('demand:field.drug.dose'),
    deviation: t('doses.ofRegimen'),
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
      {report.regimen ? (
        <p className="mb-2 text-ink-2 text-sm">
          {t('doses.regimen', { name: report.regimen.name, version: report.regimen.version })}{' '}
          {deviationsFirst ? t('doses.regimenOrder') : null}
        </p>
      ) : null}
      <StackedTable
        boxed
        caption={detail('detail:drugsCaption')}
        columns={[
          { name: 'line', label: label.line },
          { name: 'given', label: label.given, isNumber: true },
          ...(hasRegimen ? [{ name: 'deviation', label: label.deviation, isNumber: true }] : []),
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
                {order ? (
                  <div className="@min-[880px]:min-w-42">
                    <DrugCell
                      line={order}
                      index={line.index}
                      names={names}
                      mark={<SeriousTag findings={report.findings} entry={{ of: 'drug', index: line.index }} />}
                      below="schedule"
                    />
                  </div>
                ) : null}
              </StackedCell>
              <StackedCell label={label.given} kind="number">
                {order ? (
                  <span>
                    {t(`demand:dose.${order.doseType}`, { dose: numbers.plain(order.dose) })}{' '}
                    <ChangedTag paths={[`treatment.chemotherapy.drugs.${line.index}.dose`]} isInCell />
                  </span>
                ) : null}
              </StackedCell>
              {hasRegimen ? (
                <StackedCell label={label.deviation} kind="number">
                  <span>
                    <Deviation line={line} findings={report.findings} />
                    {line.deviation ? (
                      <CellNote>
                        <OrderOfRegimen expected={line.deviation.expected} />
                      </CellNote>
                    ) : null}
                  </span>
                </StackedCell>
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
      <DosesBasis report={report} lines={lines} />
    </>
  );
}
