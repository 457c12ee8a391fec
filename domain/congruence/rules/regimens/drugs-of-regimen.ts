import type { RuleFinding } from '../../findings/finding';
import { nameValue } from '../../findings/values';
import { rule } from '../../rule';
import { linesDue } from '../../subject/regimen-lines';
import type { Subject } from '../../subject/subject';
import { combinationOf, drugName, drugsAgainstTumour } from './combination';

/**
 * The drugs against the tumour against those of the chosen regimen: one that is due in this cycle and missing, one that the
 * regimen never has. Source: the regimen's.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  const combination = chemotherapy && combinationOf(chemotherapy);
  if (!combination || !regimen) return [];
  const due = drugsAgainstTumour(linesDue(regimen, chemotherapy.regimenCycle));
  const ever = drugsAgainstTumour(regimen.lines);
  const missing = [...due].filter((slug) => !combination.has(slug));
  const further = [...combination].filter((slug) => !ever.has(slug));
  return [
    { variant: 'missing', slugs: missing },
    { variant: 'further', slugs: further },
  ].flatMap(({ variant, slugs }): RuleFinding[] => {
    if (slugs.length === 0) return [];
    const drugs = nameValue(slugs.map(drugName).join(' + '));
    return [
      {
        variant,
        values: { drugs, regimen: nameValue(regimen.name) },
        fields: ['treatment.chemotherapy.drugs', 'treatment.chemotherapy.regimen'],
        sources: [regimen.source],
      },
    ];
  });
}

export const drugsOfRegimen = rule({
  id: 'ESQ-02',
  version: 1,
  variants: ['missing', 'further'],
  severity: 'note',
  thresholds: {},
  look,
});
