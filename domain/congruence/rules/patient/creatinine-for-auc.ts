import { daysBetween } from '../../../calendar/civil-date';
import type { RuleFinding } from '../../findings/finding';
import { CALVERT, figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Highest age of a creatinine, in days. */
  maxDays: number;
}

const FIELDS = ['treatment.chemotherapy.creatinine', 'treatment.chemotherapy.creatinineDate'] as const;

/**
 * Finds a dose by AUC, which depends on renal function, with a creatinine that is missing, undated or old.
 * Source: Calvert's formula; the days are a company's to set.
 */
function look({ chemotherapy, on }: Subject, { maxDays }: Thresholds): readonly RuleFinding[] {
  const line = chemotherapy?.lines.find(({ doseType }) => doseType === 'AUC');
  if (!chemotherapy || !line) return [];
  const { creatinine, creatinineDate } = chemotherapy;
  const fields = [...FIELDS, `treatment.chemotherapy.drugs.${line.index}.doseType`] as const;
  if (creatinine === null) return [{ variant: 'missing', values: {}, fields, sources: [CALVERT] }];
  if (creatinineDate === null) {
    return [{ variant: 'undated', atMost: 'note', values: {}, fields, sources: [CALVERT] }];
  }
  const days = daysBetween(creatinineDate, on);
  const values = { date: { kind: 'date', date: creatinineDate } as const, most: figureValue(maxDays) };
  if (days < 0) return [{ variant: 'ahead', values, fields, sources: [CALVERT] }];
  return days > maxDays ? [{ variant: 'old', values, fields, sources: [CALVERT] }] : [];
}

export const creatinineForAuc = rule<Thresholds>({
  id: 'CRE-01',
  version: 1,
  variants: ['missing', 'undated', 'ahead', 'old'],
  severity: 'warning',
  thresholds: { maxDays: 30 },
  look,
});
