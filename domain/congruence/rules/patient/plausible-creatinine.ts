import { creatinineMgDl } from '../../../clinical/kidney/creatinine';
import type { RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { plausibility, plausibilityRow } from './plausible-figure';

const ROWS = { 'mg/dL': plausibilityRow('creatinine-mgdl'), 'umol/L': plausibilityRow('creatinine-umol') } as const;
const FIELDS = ['treatment.chemotherapy.creatinine', 'treatment.chemotherapy.creatinineUnit'] as const;

/**
 * Judges a creatinine in its unit, and finds one that would be usual in the other unit.
 * Source: the rows `creatinine-…` of `intensity-rules.json`.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const { creatinine, creatinineUnit } = chemotherapy ?? { creatinine: null, creatinineUnit: null };
  if (creatinine === null || creatinineUnit === null) return [];
  const { bounds, source } = ROWS[creatinineUnit];
  const read = creatinineMgDl({ creatinine, creatinineUnit });
  if (!read.computable && read.gaps.some(({ because }) => because === 'other_unit')) {
    const values = { given: figureValue(creatinine, creatinineUnit) };
    return [{ variant: 'otherUnit', values, fields: FIELDS, sources: [source] }];
  }
  return plausibility({ value: creatinine, unit: creatinineUnit, fields: FIELDS, source }, bounds);
}

export const plausibleCreatinine = rule({
  id: 'CRE-02',
  version: 3,
  variants: ['otherUnit', 'low', 'high'],
  severity: 'warning',
  thresholds: {},
  look,
});
