import type { RuleFinding } from '../../findings/finding';
import { CALVERT, choicesValue, labelOf, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import { knownOrders } from './known-orders';

/** The only drug that Calvert's formula was made for. */
const BY_AUC = 'carboplatino';

/**
 * Compares the type of a dose with those by which the drug is ordered. AUC belongs to carboplatin alone. Another type
 * is at most a note; milligrams pass, because they may be computed from another type.
 * Sources: Calvert 1989; the drug's label.
 */
function look(subject: Subject): readonly RuleFinding[] {
  if (!subject.chemotherapy) return [];
  return knownLines(subject.chemotherapy).flatMap(({ index, substance, doseType }): RuleFinding[] => {
    if (!doseType) return [];
    const { doseTypes } = knownOrders(substance.slug, substance, subject);
    if (doseType === 'MG' || doseTypes.has(doseType)) return [];
    const path = `treatment.chemotherapy.drugs.${index}`;
    const isAuc = doseType === 'AUC' && substance.slug !== BY_AUC;
    return [
      {
        variant: isAuc ? 'auc' : 'other',
        ...(isAuc ? {} : { atMost: 'note' as const }),
        values: {
          drug: nameValue(substance.name),
          given: optionValue('doseType', doseType),
          expected: choicesValue([...doseTypes].map((type) => optionValue('doseType', type))),
        },
        fields: [`${path}.doseType`, `${path}.drugId`],
        sources: isAuc ? [CALVERT, labelOf(substance.name, '4.2')] : [labelOf(substance.name, '4.2')],
      },
    ];
  });
}

export const doseTypeOfDrug = rule({
  id: 'RUT-02',
  version: 1,
  variants: ['auc', 'other'],
  severity: 'serious',
  thresholds: {},
  look,
});
