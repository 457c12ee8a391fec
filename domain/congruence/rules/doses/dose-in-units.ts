import { TINY } from '../../../clinical/calculation/tolerance';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';
import type { RuleFinding } from '../../findings/finding';
import { figureValue, nameValue } from '../../findings/values';
import { rule } from '../../rule';
import type { Subject } from '../../subject/subject';

const { source: SOURCE } = referenceRow(limitsFile, 'rounding-hopa-oral');

/** Many tablets can be halved. */
const PARTS = 2;

/**
 * Finds a fixed oral dose that whole or halved units of the chosen presentation cannot make. Doses by weight or surface
 * are skipped, since they are rounded during preparation. Source: the row `rounding-hopa-oral` of `dose-limits.json`.
 */
function look({ chemotherapy }: Subject): readonly RuleFinding[] {
  return (chemotherapy?.lines ?? []).flatMap((line): RuleFinding[] => {
    const { index, drugName, dose, doseType, administration, strengthMg } = line;
    if (!drugName || !dose || !strengthMg || doseType !== 'MG' || administration !== 'ORAL') return [];
    const parts = (dose / strengthMg) * PARTS;
    if (parts > 1 - TINY && Math.abs(parts - Math.round(parts)) <= TINY) return [];
    const path = `treatment.chemotherapy.drugs.${index}`;
    return [
      {
        variant: 'unmade',
        values: {
          drug: nameValue(drugName),
          given: figureValue(dose, 'mg'),
          strength: figureValue(strengthMg, 'mg'),
        },
        fields: [`${path}.dose`, `${path}.presentationId`],
        sources: [SOURCE],
      },
    ];
  });
}

export const doseInUnits = rule({
  id: 'DOS-03',
  version: 2,
  variants: ['unmade'],
  severity: 'note',
  thresholds: {},
  look,
});
