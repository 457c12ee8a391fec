import type { CivilDate } from '../calendar/civil-date';
import { displayStatus } from './display-status';
import { cyclesRemain } from './slots';
import type { DemandState } from './state';

/** Why a demand cannot be copied into a new draft. */
export type DuplicationBlock = 'wrong_status' | 'cycles_remain' | 'last_session_reached' | 'radiotherapy_started';

/**
 * What keeps a demand from being duplicated on a day; null when nothing does. A canceled, finished or denied one always
 * may; an accepted one may not while cycles remain, from its last session date on, nor from a radiotherapy start on.
 * Source: demands-and-patients.md section 6, rules.md section 3.
 */
export function duplicationBlock(state: DemandState | null, today: CivilDate): DuplicationBlock | null {
  if (!state || state.status === 'DRAFT' || state.status === 'ACTIVE') return 'wrong_status';
  if (state.status !== 'SENDED' || displayStatus(state) === 'sended_denied') return null;
  if (cyclesRemain(state)) return 'cycles_remain';
  if (state.cycleEnd !== null && today >= state.cycleEnd) return 'last_session_reached';
  return state.radiotherapyStart !== null && today >= state.radiotherapyStart ? 'radiotherapy_started' : null;
}
