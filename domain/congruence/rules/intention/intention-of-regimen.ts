import { isForIntention } from '../../../reference/regimen-fit';
import type { RuleFinding } from '../../findings/finding';
import { choicesValue, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

/** Finds an intention that the chosen regimen is not published for. Source: the regimen's. */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  const { regimen = null, intention = null } = chemotherapy ?? {};
  if (!regimen || !intention || isForIntention(regimen, intention) !== false) return [];
  return [
    {
      variant: 'other',
      values: {
        regimen: nameValue(regimen.name),
        given: optionValue('intention', intention),
        expected: choicesValue(regimen.intentions.map((each) => optionValue('intention', each))),
      },
      fields: ['treatment.chemotherapy.intention', 'treatment.chemotherapy.regimen'],
      sources: [regimen.source],
    },
  ];
}

export const intentionOfRegimen = rule({
  id: 'INT-03',
  version: 2,
  variants: ['other'],
  severity: 'note',
  thresholds: {},
  look,
});
