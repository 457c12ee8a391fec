import { ROUTES_AT_HOME } from '@aval/domain/clinical/route';
import type { LineReport } from '@aval/domain/congruence/report/line-report';
import type { i18n } from 'i18next';

/**
 * What belongs to the dose of a line that is taken at home: that it is the dose of one intake, and how many there are a day, as far as
 * it is known. Null for what is given in a session. The catalogue `demand` has to be loaded.
 */
export function describeIntakes({ t }: i18n, administration: string, timesPerDay: number | null): string | null {
  if (!ROUTES_AT_HOME.includes(administration)) return null;
  if (timesPerDay === null) return t('demand:perIntake');
  return t('demand:perIntakeOften', { often: t('demand:timesPerDay', { count: timesPerDay }) });
}

export type LineIntakes = Partial<Pick<LineReport, 'administrationsPerSession' | 'administrationsPerCycle'>>;

/**
 * Of how many intakes a session of a line is made up, or the cycle where sessions do not share them out evenly; of one whose
 * number is not known, that the dose is that of one. Null where it is one. The catalogue `report` has to be loaded.
 */
export function describeLineIntakes(
  { t }: i18n,
  { administrationsPerSession = 1, administrationsPerCycle = null }: LineIntakes,
  dose: string,
): string | null {
  if (administrationsPerCycle !== null)
    return t('report:doses.intakesOfCycle', { count: administrationsPerCycle, dose });
  if (administrationsPerSession === 1) return null;
  // Reports of before intakes were counted by the cycle have fractions.
  return administrationsPerSession === null || !Number.isInteger(administrationsPerSession)
    ? t('report:doses.perIntake', { dose })
    : t('report:doses.intakes', { count: administrationsPerSession, dose });
}
