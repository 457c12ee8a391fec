import { ROUTES_AT_HOME } from '@aval/domain/clinical/route';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';
import { numbersOf } from '../numbers';

/**
 * Returns the note on a dose taken at home: that it is per intake, and the intakes per day if known. For a dose given
 * in a session, its frequency above one; otherwise null. Needs the catalogue `demand`.
 */
export function describeIntakes({ t }: i18n, administration: string, timesPerDay: number | null): string | null {
  const isAtHome = ROUTES_AT_HOME.includes(administration);
  if (timesPerDay === null) return isAtHome ? t('demand:perIntake') : null;
  const often = t('demand:timesPerDay', { count: timesPerDay });
  if (isAtHome) return t('demand:perIntakeOften', { often });
  return timesPerDay > 1 ? t('demand:perAdministrationOften', { often }) : null;
}

export type LineIntakes = Partial<
  Pick<LineReport, 'administrationsPerSession' | 'administrationsPerCycle' | 'deviation'>
>;

/** Dose of a session and its number of intakes; each null when there is none to state. */
export interface SessionDose {
  dose: string | null;
  intakes: string | null;
}

/** Describes the dose of a line in a session, for pages and documents. Needs the catalogue `report`. */
export function describeSessionDose(
  instance: i18n,
  { doses: { session, administration }, ...counts }: Pick<LineReport, 'doses'> & LineIntakes,
): SessionDose {
  const { measure } = numbersOf(instance);
  return {
    dose: session.computable ? measure(session.doseMg, 'mg') : null,
    intakes: administration.computable ? lineIntakes(instance, counts, measure(administration.doseMg, 'mg')) : null,
  };
}

/**
 * Describes the intakes of a session, or administrations of drugs that the regimen has injected; those of the cycle
 * when sessions do not share them evenly; for an unknown number, that the dose is per intake. Null for a single one.
 */
function lineIntakes(
  { t }: i18n,
  { administrationsPerSession = 1, administrationsPerCycle = null, deviation = null }: LineIntakes,
  dose: string,
): string | null {
  if (administrationsPerCycle !== null)
    return t('report:doses.intakesOfCycle', { count: administrationsPerCycle, dose });
  if (administrationsPerSession === 1) return null;
  // Older reports, which did not count intakes per cycle, have fractions.
  if (administrationsPerSession === null || !Number.isInteger(administrationsPerSession))
    return t('report:doses.perIntake', { dose });
  const isInjected = deviation !== null && !ROUTES_AT_HOME.includes(deviation.expected.administration);
  return t(`report:doses.${isInjected ? 'administrations' : 'intakes'}`, { count: administrationsPerSession, dose });
}
