import type { RuleFinding } from '../../findings/finding';
import { figureValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';
import { ADULT } from './body-measures';

/**
 * Finds, once for a request, a patient under 18 years: doses, limits and regimens are those of adults. A warning in a
 * tumour that hardly anybody has at that age, since the birthday may be wrong, and a note in the others.
 * Source: the row `age-adult` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { protocol, chemotherapy, radiotherapy } = subject;
  const age = ageOf(subject);
  if (age === null || age >= ADULT.adultFrom || (!chemotherapy && radiotherapy.length === 0)) return [];
  const given = figureValue(age);
  if (!protocol.type || !ADULT.tumourTypes.includes(protocol.type)) {
    return [
      { variant: 'adultRules', atMost: 'note', values: { given }, fields: ['protocol.type'], sources: [ADULT.source] },
    ];
  }
  const tumour = optionValue('tumourType', protocol.type);
  return [{ variant: 'adultTumour', values: { given, tumour }, fields: ['protocol.type'], sources: [ADULT.source] }];
}

export const ageUnder18 = rule({
  id: 'EDA-01',
  version: 1,
  variants: ['adultTumour', 'adultRules'],
  severity: 'warning',
  thresholds: {},
  table: ADULT,
  look,
});
