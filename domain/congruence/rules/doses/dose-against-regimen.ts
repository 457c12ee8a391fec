import { TINY } from '../../../clinical/calculation/tolerance';
import type { RuleFinding } from '../../findings/finding';
import { doseValue, lineDoseValue, nameValue, percentValue } from '../../findings/values';
import { rule } from '../../rule';
import { regimenDeviation } from '../../subject/regimen-deviation';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Up to so much more or less is none. */
  tolerancePercent: number;
  /** More than so much above is serious. */
  seriousPercent: number;
}

/**
 * A line's dose against that of the chosen regimen in the cycle of the request. More is a warning, then serious; less is a
 * note that asks for the reason. Where the regimen gives a drug by several lines, the nearest speaks.
 * Sources: the regimen's; the row `band-deviation` of `dose-limits.json` for the edges.
 */
function look(subject: Subject, { tolerancePercent, seriousPercent }: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  const regimen = chemotherapy?.regimen;
  if (!chemotherapy || !regimen) return [];
  return knownLines(chemotherapy).flatMap((line): RuleFinding[] => {
    // No dose at all is another rule's to say.
    const nearest = line.dose === 0 ? null : regimenDeviation(subject, line, regimen);
    if (!nearest || Math.abs(nearest.percent) <= tolerancePercent + TINY) return [];
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    const isLower = nearest.percent < 0;
    const isSerious = nearest.percent > seriousPercent + TINY;
    return [
      {
        variant: isLower ? 'lower' : 'higher',
        ...(isLower ? { atMost: 'note' as const } : isSerious ? {} : { atMost: 'warning' as const }),
        values: {
          drug: nameValue(line.substance.name),
          given: doseValue(line.dose ?? 0, line.doseType),
          expected: lineDoseValue(nearest.expected),
          percent: percentValue(Math.abs(nearest.percent)),
          regimen: nameValue(regimen.name),
        },
        fields: [`${path}.dose`, `${path}.doseType`, 'treatment.chemotherapy.regimen'],
        sources: [regimen.source],
      },
    ];
  });
}

/** Rule of the product: docs/rules.md 12.6. */
export const doseAgainstRegimen = rule<Thresholds>({
  id: 'DOS-01',
  version: 2,
  variants: ['higher', 'lower'],
  severity: 'serious',
  thresholds: { tolerancePercent: 10, seriousPercent: 25 },
  look,
});
