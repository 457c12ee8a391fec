import type { DemandState } from '../state';

/**
 * Whether a demand has the badge "validation denied": a representative denied in the validation step, and the manager,
 * who alone can deny the demand, has not decided yet. Such a demand is never called validated.
 * Source: docs/rules.md 3.4.
 */
export function isValidationDenied(state: Pick<DemandState, 'status' | 'validationDenied'> | null): boolean {
  return state?.status === 'ACTIVE' && state.validationDenied;
}
