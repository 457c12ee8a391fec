import type { RuleFinding } from '../../findings/finding';
import { CALVERT, choicesValue, labelOf, nameValue, optionValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';
import { knownLines } from '../../subject/subject-doses';
import { knownOrders } from './known-orders';

/** Calvert's formula was made for this drug alone. */
const BY_AUC = 'carboplatino';

/**
 * The type of a dose against those by which the drug is ordered. AUC is of carboplatin alone. Another type is at most a note,
 * and milligrams are none: they may be the dose of another type, already computed. Sources: Calvert 1989; the drug's label.
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
        sources: isAuc ? [CALVERT, labelOf(substance.name)] : [labelOf(substance.name)],
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
