import { ROUTES_AT_HOME } from '@aval/domain/clinical/route';
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
