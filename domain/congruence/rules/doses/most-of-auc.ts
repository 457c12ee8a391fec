import type { LabelCap } from '../../../clinical/doses/label-caps';
import { carboplatinDose } from '../../../clinical/kidney/calvert';
import limitsFile from '../../../reference/dose-limits.json' with { type: 'json' };
import { referenceRow } from '../../../reference/rows';

/** Cap of an estimated filtration rate in Calvert's formula, with its source. */
export const FILTRATION_CAP = referenceRow<LabelCap>(limitsFile, 'cap-carboplatin-gfr');

/**
 * Returns the highest dose in mg that an AUC can amount to whatever the renal function, with the filtration rate at its
 * cap: AUC 6 is at most 900 mg. Source: docs/rules.md 12.6; the row `cap-carboplatin-gfr` of `dose-limits.json`.
 */
export function mostMilligramsOf(auc: number): number | null {
  const dose = carboplatinDose({ auc, clearanceMlMin: FILTRATION_CAP.value });
  return dose.computable ? dose.doseMg : null;
}
