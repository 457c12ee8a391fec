import type { Chemotherapy } from '@aval/domain/demand/content/content';
import type { i18n } from 'i18next';

type Chosen = Pick<NonNullable<Chemotherapy['regimen']>, 'version' | 'firstCycle'>;

/** A chosen regimen: "TCHP v2", and from which cycle on where it is not the first. The catalogue `demand` has to be loaded. */
export function describeChosenRegimen({ t }: i18n, name: string, { version, firstCycle }: Chosen): string {
  if (firstCycle <= 1) return t('demand:regimenOf', { name, version });
  return t('demand:regimenSince', { name, version, cycle: firstCycle });
}
