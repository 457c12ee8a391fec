import { TINY } from '../../../clinical/calculation/tolerance';
import { totalDose } from '../../../clinical/radiotherapy/fractionation';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { RuleFinding } from '../../findings/finding';
import { figureValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
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
    const { index, totalDoseGy, fractionationPerDayGy, sessions } = treatment;
    const computed = totalDose({ dosePerFractionGy: fractionationPerDayGy, fractions: sessions });
    if (!totalDoseGy || !computed.computable) return [];
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

export const totalDoseOfRadiotherapy = rule<Thresholds>({
  id: 'RAD-01',
  version: 2,
  variants: ['differs', 'severalOfDay'],
  severity: 'warning',
  thresholds: { tolerancePercent: 2 },
  look,
});
