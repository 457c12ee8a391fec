import { roundTo } from '../../../clinical/rounding/decimals';
import type { RegimenLine } from '../../../reference/regimen';
import { type Basis, checked, notApplicable, notChecked, reasonOfGaps } from '../../basis';
import type { RuleFinding } from '../../findings/finding';
import { doseValue, lineDoseValue, nameValue, percentValue } from '../../findings/values';
import { rule } from '../../rule';
import { matchRegimen } from '../../subject/regimen-deviation';
import type { LibraryRegimen, Subject } from '../../subject/subject';
import { gapsOfDoses, type KnownLine, knownLines } from '../../subject/subject-doses';
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
  if (!subject.chemotherapy) return [];
  return knownLines(subject.chemotherapy).flatMap((line): RuleFinding[] => {
    const { data } = doseOfRegimen(subject, line);
    if (!data) return [];
    const { regimen, expected } = data;
    // Rounded as shown, so that two doses that both read "10 %" are judged alike.
    const percent = roundTo(data.percent, 1);
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
          expected: lineDoseValue(expected),
          percent: percentValue(Math.abs(percent)),
          regimen: nameValue(regimen.name),
        },
        fields: [`${path}.dose`, `${path}.doseType`, 'treatment.chemotherapy.regimen'],
        sources: [regimen.source],
      },
    ];
  });
}

/** Dose of the chosen regimen that a line's is held against. */
interface DoseOfRegimen {
  regimen: LibraryRegimen;
  expected: RegimenLine & { dose: number };
  percent: number;
}

/** Returns the regimen's dose that a line can be compared with. */
export function doseOfRegimen(subject: Subject, line: KnownLine): Basis<DoseOfRegimen> {
  const regimen = subject.chemotherapy?.regimen;
  const match = matchRegimen(subject);
  if (!regimen || !match) return notApplicable('noRegimen');
  const deviation = match.ofLine.get(line.index);
  if (!deviation) return notApplicable('besideRegimen');
  const { expected, percent } = deviation;
  const { dose } = expected;
  if (dose === null) return notChecked('regimenWithoutDose');
  // A dose of 0 is the finding of DOS-04.
  if (!line.dose) return notChecked('noDose');
  if (percent === null) return notChecked(reasonOfGaps(gapsOfDoses(subject, [line, { ...expected, dose }])));
  return checked({ regimen, expected: { ...expected, dose }, percent });
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
