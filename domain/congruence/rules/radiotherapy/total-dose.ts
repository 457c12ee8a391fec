import { TINY } from '../../../clinical/calculation/tolerance';
import { totalDose } from '../../../clinical/radiotherapy/fractionation';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import { type Basis, checked, notChecked } from '../../basis';
import type { RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject, SubjectRadiotherapy } from '../../subject/subject';
import { isReferenceCourse } from './reference-courses';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Tolerance for rounded totals: 40 Gy for 15 × 2.67 Gy. */
  tolerancePercent: number;
}

const { source: SOURCE } = referenceRow(rulesFile, 'rt-total');
const FRACTIONS_OF_DAY = [2, 3];

/**
 * Compares the total dose with sessions × dose of a session. A total of twice or three times as much may come from as
 * many fractions a day: that is a question and at most a note, and none where such a course is published. Source: the
 * row `rt-total` of `intensity-rules.json`.
 */
function look(subject: Subject, { tolerancePercent }: Thresholds): readonly RuleFinding[] {
  return subject.radiotherapy.flatMap((treatment): RuleFinding[] => {
    const { index, fractionationPerDayGy, sessions } = treatment;
    const { data } = totalsOf(treatment);
    if (!data) return [];
    const { totalDoseGy, computed } = data;
    const isAbout = (gy: number) => Math.abs(totalDoseGy - gy) <= (gy * tolerancePercent) / 100 + TINY;
    if (isAbout(computed.totalGy)) return [];
    const isSplit = FRACTIONS_OF_DAY.some((fractions) => isAbout(computed.totalGy * fractions));
    if (isSplit && isReferenceCourse(subject, treatment)) return [];
    const path = `treatment.radiotherapy.${index}`;
    return [
      {
        variant: isSplit ? 'severalOfDay' : 'differs',
        ...(isSplit ? { atMost: 'note' } : {}),
        values: {
          total: figureValue(totalDoseGy, 'Gy'),
          sessions: figureValue(sessions ?? 0),
          perSession: figureValue(fractionationPerDayGy ?? 0, 'Gy'),
          computed: figureValue(computed.totalGy, 'Gy'),
        },
        fields: [`${path}.totalDoseGy`, `${path}.sessions`, `${path}.fractionationPerDayGy`],
        sources: [SOURCE],
      },
    ];
  });
}

/** Returns the total dose of a radiotherapy with the one that its sessions come to. */
export function totalsOf({
  totalDoseGy,
  fractionationPerDayGy,
  sessions,
}: SubjectRadiotherapy): Basis<{ totalDoseGy: number; computed: { totalGy: number } }> {
  const computed = totalDose({ dosePerFractionGy: fractionationPerDayGy, fractions: sessions });
  return totalDoseGy && computed.computable ? checked({ totalDoseGy, computed }) : notChecked('noFigures');
}

export const totalDoseOfRadiotherapy = rule<Thresholds>({
  id: 'RAD-01',
  version: 2,
  variants: ['differs', 'severalOfDay'],
  severity: 'warning',
  thresholds: { tolerancePercent: 2 },
  look,
});
