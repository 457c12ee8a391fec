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
  /** Emphasised as the main figure. */
  isMain?: boolean;
  note?: ReactNode;
}

/** Dose in mg with a note below. */
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

/** Order of the regimen: dose of one intake, if specified, and intakes per day. */
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

/** One line per note, narrow enough to keep the last columns in sight. */
const NOTES =
  'ml-auto block max-w-30 as-cards:max-w-none @min-[880px]:max-w-62 whitespace-normal text-ink-3 text-xs [&>span]:block';

/**
 * Notes on a session's dose: its intakes, or the cycle dose where sessions are unequal; whether the regimen's cap
 * applied; the rounded dose, if different.
 */
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
