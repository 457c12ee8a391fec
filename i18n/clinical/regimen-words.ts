import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { i18n } from 'i18next';

type Chosen = Pick<NonNullable<Chemotherapy['regimen']>, 'version' | 'firstCycle'>;

/**
 * Describes a chosen regimen: "TCHP v2", with its first cycle when that is not cycle 1. Needs the catalogue `demand`.
 */
export function describeChosenRegimen({ t }: i18n, name: string, { version, firstCycle }: Chosen): string {
  if (firstCycle <= 1) return t('demand:regimenOf', { name, version });
  return t('demand:regimenSince', { name, version, cycle: firstCycle });
}
