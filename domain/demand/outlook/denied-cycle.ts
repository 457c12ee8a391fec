import type { DemandState } from '../state';
import { authorizedCycles, type CycleRange } from './authorized-cycles';
import { displayStatus } from './display-status';

/** Cycle whose continuation was denied, with the earlier cycles whose authorization stands. */
export interface DeniedCycle {
  denied: number;
  authorized: CycleRange;
}

/**
 * Returns the cycles around a final denial; null unless the demand is denied and earlier cycles of it were authorized.
 * Source: docs/rules.md 3.12.
 */
export function deniedCycle(state: DemandState | null): DeniedCycle | null {
  if (!state || displayStatus(state) !== 'sended_denied') return null;
  const authorized = authorizedCycles(state);
  return authorized === null || authorized.first < 1 ? null : { denied: state.cycle, authorized };
}
