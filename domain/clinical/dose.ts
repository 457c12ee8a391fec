import type { DrugLine } from '../demand/content/content';
import { type BodySize, bodySurface } from './body-surface';
import { roundTo } from './rounding';

/**
 * The dose of one administration in mg with 2 decimals: by body surface (rounded first, as it is shown), by weight, or as
 * it stands. Null for AUC: it follows the patient's clearance, which the request does not hold ("según aclaramiento").
 * Throws a RangeError for a body size that is not positive.
 */
export function computedDose({ dose, doseType }: Pick<DrugLine, 'dose' | 'doseType'>, body: BodySize): number | null {
  switch (doseType) {
    case 'MGM2':
      return roundTo(dose * bodySurface(body), 2);
    case 'MGKG':
      return roundTo(dose * body.weightKg, 2);
    case 'MG':
      return roundTo(dose, 2);
    case 'AUC':
      return null;
  }
}
