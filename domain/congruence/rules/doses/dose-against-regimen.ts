import { roundTo } from '../../../clinical/rounding/decimals';
import type { RuleFinding } from '../../findings/finding';
import { doseValue, lineDoseValue, nameValue, percentValue } from '../../findings/values';
import { rule } from '../../rule';
import { matchRegimen } from '../../subject/regimen-deviation';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import { isPublished } from './dose-per-interval';

interface Thresholds extends Readonly<Record<string, number>> {
  /** Deviations up to this percentage give no finding. */
  tolerancePercent: number;
  /** Excess above this percentage is serious. */
  seriousPercent: number;
}

/**
 * Compares a line's dose with that of the chosen regimen in the request's cycle. A higher dose is a warning, then
 * serious; a lower dose is a note that asks for the reason, and so is one that a label or a trial gives at the request's interval. Lines of one drug are matched one to one with those of the
 * regimen. Sources: the regimen's; the row `band-deviation` of `dose-limits.json` for the edges.
 */
function look(subject: Subject, { tolerancePercent, seriousPercent }: Thresholds): readonly RuleFinding[] {
  const { chemotherapy } = subject;
  const regimen = chemotherapy?.regimen;
  const match = matchRegimen(subject);
  if (!chemotherapy || !regimen || !match) return [];
  return knownLines(chemotherapy).flatMap((line): RuleFinding[] => {
    const { expected, percent: exact = null } = match.ofLine.get(line.index) ?? {};
    // A dose of 0 is the finding of DOS-04.
    if (line.dose === 0 || !expected || expected.dose === null || exact === null) return [];
    // Rounded as shown, so that two doses that both read "10 %" are judged alike.
    const percent = roundTo(exact, 1);
    if (Math.abs(percent) <= tolerancePercent) return [];
    const path = `treatment.chemotherapy.drugs.${line.index}`;
    const isLower = percent < 0;
    const isSerious = percent > seriousPercent;
    const bound = isLower || isPublished(subject, line) ? 'note' : isSerious ? null : 'warning';
    return [
      {
        variant: isLower ? 'lower' : 'higher',
        ...(bound ? { atMost: bound } : {}),
        values: {
          drug: nameValue(line.substance.name),
          given: doseValue(line.dose ?? 0, line.doseType),
          expected: lineDoseValue({ ...expected, dose: expected.dose }),
          percent: percentValue(Math.abs(percent)),
          regimen: nameValue(regimen.name),
        },
        fields: [`${path}.dose`, `${path}.doseType`, 'treatment.chemotherapy.regimen'],
        sources: [regimen.source],
      },
    ];
  });
}

/** Values of the row `band-deviation` of `dose-limits.json`. */
export const REGIMEN_THRESHOLDS: Thresholds = { tolerancePercent: 10, seriousPercent: 25 };

/** Rule of the product: docs/rules.md 12.6. */
export const doseAgainstRegimen = rule<Thresholds>({
  id: 'DOS-01',
  version: 5,
  variants: ['higher', 'lower'],
  severity: 'serious',
  thresholds: REGIMEN_THRESHOLDS,
  look,
});
