import type { DemandState } from '../state';
import { isAuthorizingReason } from '../vocabulary';

/** From the first cycle to the last; one cycle is both. */
export interface CycleRange {
  first: number;
  last: number;
}

/**
 * The cycles of a demand whose authorization stands; null where none does. A demand is continued only once its cycle is
 * authorized, always with the next one, so that they are the last ones up to the present cycle, or before it where that one
 * is not authorized, as many as there are authorizations that stand. Source: docs/rules.md 3.12.
 */
export function authorizedCycles(state: DemandState): CycleRange | null {
  const { chemotherapy, cycle, acceptedVersions, finalReason } = state;
  if (!chemotherapy || acceptedVersions === 0) return null;
  const isAuthorized = finalReason !== null && isAuthorizingReason(finalReason);
  const last = isAuthorized ? cycle : cycle - 1;
  const first = last - acceptedVersions + 1;
  return first < 0 ? null : { first, last };
}
