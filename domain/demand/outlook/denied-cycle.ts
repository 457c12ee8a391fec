import type { DemandState } from '../state';
import { displayStatus } from './display-status';

/** The cycle whose continuation was denied, and those before it whose authorization stands. */
export interface DeniedCycle {
  denied: number;
  authorized: CycleRange;
}

/** From the first cycle to the last; one cycle is both. */
export interface CycleRange {
  first: number;
  last: number;
}

/**
 * What a final denial left standing: null unless the demand is denied and earlier cycles of it were authorized. A demand is continued only once its
 * cycle is authorized, always with the next one, so that the authorized cycles are the last ones before the denied one, as many as there are
 * authorizations that stand. Source: docs/rules.md 3.12.
 */
export function deniedCycle(state: DemandState | null): DeniedCycle | null {
  if (!state || displayStatus(state) !== 'sended_denied') return null;
  const { chemotherapy, cycle, acceptedVersions } = state;
  if (!chemotherapy || acceptedVersions === 0) return null;
  const authorized = { first: cycle - acceptedVersions, last: cycle - 1 };
  return authorized.first < 1 ? null : { denied: cycle, authorized };
}
