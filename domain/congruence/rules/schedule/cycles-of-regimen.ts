import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

/** Finds more cycles than the chosen regimen plans, counted from the cycle in which it began. Source: the regimen's. */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  const planned = regimen?.plannedCycles ?? null;
  if (!regimen || planned === null || chemotherapy?.totalCycles == null) return [];
  const { totalCycles, cycle, regimenCycle } = chemotherapy;
  const given = totalCycles - (Math.max(cycle ?? 1, 1) - regimenCycle);
  if (given <= planned) return [];
  return [
    {
      variant: 'more',
      values: { given: figureValue(given), expected: figureValue(planned), regimen: nameValue(regimen.name) },
      fields: ['treatment.chemotherapy.totalCycles', 'treatment.chemotherapy.regimen'],
      sources: [regimen.source],
    },
  ];
}

export const cyclesOfRegimen = rule({
  id: 'CIC-05',
  version: 1,
  variants: ['more'],
  severity: 'note',
  thresholds: {},
  look,
});
