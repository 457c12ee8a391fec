import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { RegimenDeviation } from '@aval/domain/congruence/subject/regimen-deviation';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CellNote } from '../../../components/basics/cell-note';
import { useNumbers } from '../../../shell/words/numbers';
import { useReportWords } from '../use-report-words';

interface DoseFigureProps {
  dose: Calculation<{ doseMg: number }>;
  /** The one that is looked for first. */
  isMain?: boolean;
  note?: ReactNode;
}

/** The milligrams of a span, and below them what is to be said of them. */
export function DoseFigure({ dose, isMain = false, note = null }: DoseFigureProps) {
  const numbers = useNumbers();
  if (!dose.computable) return note;
  return (
    <span>
      <span className={cx('whitespace-nowrap', isMain && 'font-semibold')}>{numbers.measure(dose.doseMg, 'mg')}</span>
      {note}
    </span>
  );
}

/** What the regimen gives: the dose of one intake, as far as it says one, and how many there are a day. */
export function OrderOfRegimen({ expected }: Pick<RegimenDeviation, 'expected'>) {
  const { t } = useReportWords();
  const numbers = useNumbers();
  const { dose, doseType, timesPerDay } = expected;
  return (
    <span>
      {dose === null ? t('doses.missing') : t(`demand:dose.${doseType}`, { dose: numbers.plain(dose) })}
      {timesPerDay > 1 ? <CellNote>{t('demand:timesPerDay', { count: timesPerDay })}</CellNote> : null}
    </span>
  );
}

/** Each has a line of its own, and a second one before the last columns would be out of sight. */
const NOTES =
  'ml-auto block max-w-30 as-cards:max-w-none @min-[880px]:max-w-52 whitespace-normal text-ink-3 text-xs [&>span]:block';

/** Of what a session is made up, where it is several intakes, or the cycle where sessions do not share them out evenly; whether the regimen's cap lowered it; what one may be rounded to, where that is another dose. */
export function AdministrationNotes({ line }: { line: LineReport }) {
  const { t, figure, signedPercent, sessionDose } = useReportWords();
  const numbers = useNumbers();
  const { rounding } = line;
  const { administration } = line.doses;
  const actedCap = administration.computable ? administration.actedCap : null;
  const { intakes } = sessionDose(line);
  const rounded = [
    { kind: 'band', to: rounding?.band },
    { kind: 'wholeUnits', to: rounding?.wholeUnits },
  ] as const;
  return (
    <span className={NOTES}>
      {intakes ? <span>{intakes}</span> : null}
      {actedCap ? (
        <span>
          {t('doses.capped', { limit: figure(actedCap.value, actedCap.kind === 'doseMg' ? 'mg' : 'mL/min') })}
        </span>
      ) : null}
      {rounded.map(({ kind, to }) =>
        to?.computable && Math.abs(to.variancePercent) >= 0.05 ? (
          <span key={kind}>
            {t(`doses.${kind}`, {
              dose: numbers.measure(to.doseMg, 'mg'),
              percent: signedPercent(to.variancePercent),
            })}
          </span>
        ) : null,
      )}
    </span>
  );
}
