import type { Calculation } from '@aval/domain/clinical/calculation/calculation';
import type { CreatinineClearance } from '@aval/domain/clinical/kidney/creatinine-clearance';
import type { i18n } from 'i18next';
import { writtenFigure } from './calculation-steps';

type Limited = Calculation<Pick<CreatinineClearance, 'acted' | 'usedMgDl' | 'clearanceMlMin'>>;

/**
 * Describes the company settings that changed a clearance; null when none did. Needs the catalogue `clinical`. Source:
 * docs/rules.md 11.6.
 */
export function describeClearanceLimits(instance: i18n, clearance: Limited): string | null {
  if (!clearance.computable) return null;
  const { acted, usedMgDl, clearanceMlMin } = clearance;
  const creatinine = writtenFigure(instance, { value: usedMgDl, unit: 'mg/dL' });
  const limit = writtenFigure(instance, { value: clearanceMlMin, unit: 'mL/min' });
  const said = [
    ...(acted.floor ? [instance.t('clinical:acted.floor', { creatinine })] : []),
    ...(acted.cap ? [instance.t('clinical:acted.cap', { limit })] : []),
  ];
  return said.length > 0 ? said.join(' · ') : null;
}
