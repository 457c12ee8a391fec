import { traitsOf } from '../action-traits';
import type { DisplayStatus, ShownAction } from '../vocabulary';

interface Entry {
  action: ShownAction;
  /** Status of the demand before the entry; null for the first entry. */
  statusBefore: DisplayStatus | null;
}

/**
 * Whether a history entry is the decision of the validation step, which says only whether the demand is valid.
 * Source: docs/rules.md 3.1.
 */
export function decidesValidation({ action, statusBefore }: Entry): boolean {
  return statusBefore === 'pending_validation' && traitsOf(action).verdict !== null;
}
