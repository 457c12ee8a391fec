import type { RuleFinding } from '../../findings/finding';
import { nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

/** Finds a chosen regimen that is for another tumour. Source: the regimen's. */
function look({ chemotherapy, protocol }: Subject): readonly RuleFinding[] {
  const regimen = chemotherapy?.regimen;
  if (!regimen || !protocol.type || regimen.tumourType === protocol.type) return [];
  return [
    {
      variant: 'other',
      values: {
        regimen: nameValue(regimen.name),
        expected: optionValue('tumourType', regimen.tumourType),
        given: optionValue('tumourType', protocol.type),
      },
      fields: ['treatment.chemotherapy.regimen', 'protocol.type'],
      sources: [regimen.source],
    },
  ];
}

export const tumourOfRegimen = rule({
  id: 'ESQ-03',
  version: 1,
  variants: ['other'],
  severity: 'warning',
  thresholds: {},
  look,
});
