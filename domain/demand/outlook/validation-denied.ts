import type { DemandState } from '../state';

/**
 * Whether a demand carries the mark "validation denied": a representative denied in the validation step, and the manager, who alone can deny, has
 * not decided yet. Nothing calls such a demand validated. Source: docs/rules.md 3.4.
 */
export function isValidationDenied(state: Pick<DemandState, 'status' | 'validationDenied'> | null): boolean {
  return state?.status === 'ACTIVE' && state.validationDenied;
}
