import { ROUTES_AT_HOME } from '@aval/domain/clinical/route';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';
import { numbersOf } from '../numbers';

/**
 * What belongs to the dose of a line that is taken at home: that it is the dose of one intake, and how many there are a day, as far as
 * it is known. Of what is given in a session, how often, where it is more than once; null otherwise. The catalogue `demand` has to be
 * loaded.
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

/** The dose of a session: what it adds up to, and of how many intakes; null each where there is nothing to say. */
export interface SessionDose {
  dose: string | null;
  intakes: string | null;
}

/** What a line comes to in a session, as pages and documents say it. The catalogue `report` has to be loaded. */
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
 * Of how many intakes, or administrations of what the regimen has injected, a session of a line is made up, or the cycle where
 * sessions do not share them out evenly; of one whose number is not known, that the dose is that of one. Null where it is one.
 */
function lineIntakes(
  { t }: i18n,
  { administrationsPerSession = 1, administrationsPerCycle = null, deviation = null }: LineIntakes,
  dose: string,
): string | null {
  if (administrationsPerCycle !== null)
    return t('report:doses.intakesOfCycle', { count: administrationsPerCycle, dose });
  if (administrationsPerSession === 1) return null;
  // Reports of before intakes were counted by the cycle have fractions.
  if (administrationsPerSession === null || !Number.isInteger(administrationsPerSession))
    return t('report:doses.perIntake', { dose });
  const isInjected = deviation !== null && !ROUTES_AT_HOME.includes(deviation.expected.administration);
  return t(`report:doses.${isInjected ? 'administrations' : 'intakes'}`, { count: administrationsPerSession, dose });
}
