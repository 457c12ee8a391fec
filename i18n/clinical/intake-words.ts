import { ROUTES_AT_HOME } from '@aval/domain/clinical/route';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';

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

/**
 * Of how many intakes, or administrations of what the regimen has injected, a session of a line is made up, or the cycle where sessions do not share them out evenly; of one whose
 * number is not known, that the dose is that of one. Null where it is one. The catalogue `report` has to be loaded.
 */
export function describeLineIntakes(
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
