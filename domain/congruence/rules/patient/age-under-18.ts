import type { TumourType } from '../../../catalogue/tumour-types';
import rulesFile from '../../../reference/intensity-rules.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { Source } from '../../../reference/source';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { ageOf } from '../../subject/subject-doses';

/** Age from which the rules are meant, and tumours that hardly anybody has before it. */
const ROW = referenceRow<{ adultFrom: number; tumourTypes: readonly TumourType[]; source: Source }>(
  rulesFile,
  'age-adult',
);

/**
 * Finds, once for a request, a patient under 18 years: doses, limits and regimens are those of adults. A warning in a
 * tumour that hardly anybody has at that age, since the birthday may be wrong, and a note in the others.
 * Source: the row `age-adult` of `intensity-rules.json`.
 */
function look(subject: Subject): readonly RuleFinding[] {
  const { protocol, chemotherapy, radiotherapy } = subject;
  const age = ageOf(subject);
  if (age === null || age >= ROW.adultFrom || (!chemotherapy && radiotherapy.length === 0)) return [];
  const given = figureValue(age);
  if (!protocol.type || !ROW.tumourTypes.includes(protocol.type)) {
    return [
      { variant: 'adultRules', atMost: 'note', values: { given }, fields: ['protocol.type'], sources: [ROW.source] },
    ];
  }
  const tumour = optionValue('tumourType', protocol.type);
  return [{ variant: 'adultTumour', values: { given, tumour }, fields: ['protocol.type'], sources: [ROW.source] }];
}

export const ageUnder18 = rule({
  id: 'EDA-01',
  version: 1,
  variants: ['adultTumour', 'adultRules'],
  severity: 'warning',
  thresholds: {},
  table: ROW,
  look,
});
