import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { sessionDaysDue } from '../../subject/regimen-lines';
import type { Subject } from '../../subject/subject';

/**
 * Compares the sessions of a cycle with those of the chosen regimen, or of its lines that are due in this cycle, which
 * may be fewer. More is a warning, fewer a note. Source: the regimen's.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  const given = chemotherapy?.sessionsPerCycle ?? null;
  if (!chemotherapy || !regimen || given === null) return [];
  if (given === regimen.sessionsPerCycle || given === sessionDaysDue(regimen, chemotherapy.regimenCycle).length)
    return [];
  const isMore = given > regimen.sessionsPerCycle;
  return [
    {
      variant: isMore ? 'more' : 'fewer',
      ...(isMore ? {} : { atMost: 'note' }),
      values: {
        given: figureValue(given),
        expected: figureValue(regimen.sessionsPerCycle),
        regimen: nameValue(regimen.name),
      },
      fields: ['treatment.chemotherapy.sessionsPerCycle', 'treatment.chemotherapy.regimen'],
      sources: [regimen.source],
    },
  ];
}

/** Rule of the product: docs/rules.md 12.8. */
export const sessionsOfRegimen = rule({
  id: 'CIC-01',
  version: 1,
  variants: ['more', 'fewer'],
  severity: 'warning',
  thresholds: {},
  look,
});
