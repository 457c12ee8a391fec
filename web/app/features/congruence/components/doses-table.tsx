import { drugLetter } from '@aval/domain/clinical/drug-line';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { CongruenceReport } from '@aval/domain/congruence/report/report';
import type { Chemotherapy } from '@aval/domain/demand/content/content';
import { cx } from 'class-variance-authority';
import { Subheading } from '../../../components/basics/section';
import { DrugLetter } from '../../../components/demand/drug-letter';
import { StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { useNumbers } from '../../../shell/words/numbers';
import { useReportWords } from '../use-report-words';
import { Deviation } from './deviation';
import { StepsDisclosure } from './steps-disclosure';

interface DosesTableProps {
  report: CongruenceReport;
  chemotherapy: Chemotherapy;
  /** For those who review, what differs from the regimen comes first. */
  deviationsFirst: boolean;
}

/** The dose of each line as it was asked for, as the regimen gives it, and what it comes to, with the way there. */
export function DosesTable({ report, chemotherapy, deviationsFirst }: DosesTableProps) {
  const { t } = useReportWords();
  const numbers = useNumbers();
  const hasRegimen = report.regimen !== null;
  const label = {
    line: t('doses.line'),
    given: t('demand:field.drug.dose'),
    expected: t('doses.expected'),
    deviation: t('doses.deviation'),
    session: t('doses.session'),
    cycle: t('doses.cycle'),
    course: t('doses.course'),
  };
  const lines = deviationsFirst ? [...report.lines].sort((one, other) => differs(other) - differs(one)) : report.lines;
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
                  <b className="wrap-break-word">{nameOf(line)}</b>
                </span>
              </StackedCell>
              <StackedCell label={label.given} kind="number">
                {order ? t(`demand:dose.${order.doseType}`, { dose: numbers.plain(order.dose) }) : null}
              </StackedCell>
              {hasRegimen ? (
                <>
                  <StackedCell label={label.expected} kind="number">
                    {line.deviation
                      ? t(`demand:dose.${line.deviation.expected.doseType}`, {
                          dose: numbers.plain(line.deviation.expected.dose),
                        })
                      : null}
                  </StackedCell>
                  <StackedCell label={label.deviation} kind="number">
                    <Deviation
                      index={line.index}
                      percent={line.deviation?.percent ?? null}
                      isBesideRegimen={line.isBesideRegimen}
                      findings={report.findings}
                    />
                  </StackedCell>
                </>
              ) : null}
              {(['session', 'cycle', 'course'] as const).map((span) => {
                const dose = line.doses[span];
                return (
                  <StackedCell key={span} label={label[span]} kind="number">
                    {dose.computable ? (
                      <span>
                        <span className={span === 'session' ? 'whitespace-nowrap font-semibold' : 'whitespace-nowrap'}>
                          {numbers.measure(dose.doseMg, 'mg')}
                        </span>
                        {span === 'session' ? <Beside line={line} /> : null}
                      </span>
                    ) : span === 'session' ? (
                      <Beside line={line} />
                    ) : null}
                  </StackedCell>
                );
              })}
            </StackedRow>
          );
        })}
      </StackedTable>
      <Basis report={report} />
    </>
  );
}

/** One line where there is room, each with a line of its own beside an open panel. */
const NOTES = [
  'ml-auto block max-w-30 whitespace-normal text-ink-3 text-xs [&>span]:block',
  '@min-[880px]:max-w-none @min-[880px]:whitespace-nowrap @min-[880px]:[&>span]:inline',
];
const NOTES_BETWEEN = '@min-[880px]:[&>span+span]:before:content-["_·_"]';

/** Of what a session is made up, where it is several intakes, and what one may be rounded to, where that is another dose. */
function Beside({ line: { rounding, doses, administrationsPerSession: count = 1 } }: { line: LineReport }) {
  const { t, figure } = useReportWords();
  const numbers = useNumbers();
  const { administration } = doses;
  const rounded = [
    { kind: 'band', to: rounding?.band },
    { kind: 'wholeUnits', to: rounding?.wholeUnits },
  ] as const;
  return (
    <span className={cx(NOTES, NOTES_BETWEEN)}>
      {administration.computable && count !== 1 ? (
        <span>
          {count === null
            ? t('doses.perIntake', { dose: numbers.measure(administration.doseMg, 'mg') })
            : t('doses.intakes', { count, dose: numbers.measure(administration.doseMg, 'mg') })}
        </span>
      ) : null}
      {rounded.map(({ kind, to }) =>
        to?.computable && Math.abs(to.variancePercent) >= 0.05 ? (
          <span key={kind}>
            {t(`doses.${kind}`, {
              dose: numbers.measure(to.doseMg, 'mg'),
              percent: `${to.variancePercent > 0 ? '+' : ''}${figure(to.variancePercent, '%', 1)}`,
            })}
          </span>
        ) : null,
      )}
    </span>
  );
}

/** What the doses are reckoned with. */
function Basis({ report: { surface, clearance, lines } }: { report: CongruenceReport }) {
  const { t } = useReportWords();
  return (
    <div className="mt-2 grid gap-1 text-ink-2 text-sm">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 [&>li:has(>details[open])]:w-full">
        {lines.map((line) => (
          <li key={line.index}>
            <StepsDisclosure
              calculation={line.doses.course.computable ? line.doses.course : line.doses.administration}
              name={`${drugLetter(line.index)} ${nameOf(line)}`}
            />
          </li>
        ))}
      </ul>
      {surface?.computable ? (
        <div>
          {t('doses.unrounded')} <StepsDisclosure calculation={surface} name={t('doses.surface')} />
        </div>
      ) : null}
      {clearance ? <StepsDisclosure calculation={clearance} name={t('doses.clearance')} /> : null}
    </div>
  );
}

function nameOf({ drugName, index }: LineReport): string {
  return drugName ?? drugLetter(index);
}

/** By how much; what is none of the regimen before all. */
function differs({ deviation, isBesideRegimen }: LineReport): number {
  return isBesideRegimen ? Number.MAX_VALUE : Math.abs(deviation?.percent ?? 0);
}
