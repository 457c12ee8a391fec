import type { RuleFinding } from '../../findings/finding';
import { nameValue, ORDER_STANDARDS } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

/**
 * Finds a drug that is requested with a dose of 0: a drug that is left out has no line, and a drug that is given has a
 * dose. A missing dose gives no finding. Source: ASCO/ONS standards, what an order states of each drug.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  return (chemotherapy?.lines ?? []).flatMap(({ index, dose, drugName, substance }): RuleFinding[] => {
    const name = substance?.name ?? drugName;
    if (dose !== 0 || name === null) return [];
    return [
      {
        variant: 'none',
        values: { drug: nameValue(name) },
        fields: [`treatment.chemotherapy.drugs.${index}.dose`],
        sources: [ORDER_STANDARDS],
      },
    ];
  });
}

export const doseGiven = rule({
  id: 'DOS-04',
  version: 2,
  variants: ['none'],
  severity: 'warning',
  thresholds: {},
  look,
});
