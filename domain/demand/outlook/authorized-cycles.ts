import type { DemandState } from '../state';
import { isAuthorizingReason } from '../vocabulary';

/** First and last cycle; equal for a single one. */
export interface CycleRange {
  first: number;
  last: number;
}

/**
 * Returns the cycles of a demand whose authorization stands; null without any. A demand is continued only once its
 * cycle is authorized, and always with the next one. So these are as many cycles as there are standing authorizations,
 * ending with the current cycle, or with the one before where the current cycle is not authorized.
 * Source: docs/rules.md 3.12.
 */
export function authorizedCycles(state: DemandState): CycleRange | null {
  const { chemotherapy, cycle, acceptedVersions, finalReason } = state;
  if (!chemotherapy || acceptedVersions === 0) return null;
  const isAuthorized = finalReason !== null && isAuthorizingReason(finalReason);
  const last = isAuthorized ? cycle : cycle - 1;
  const first = last - acceptedVersions + 1;
  return first < 0 ? null : { first, last };
}
