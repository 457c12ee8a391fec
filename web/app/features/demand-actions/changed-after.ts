import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { isAccompaniment } from '@aval/domain/demand/outlook/standing-entries';

/**
 * Returns the entries after an action, oldest first, without comments and uploads, which change nothing. `history` is
 * newest first.
 */
export function changedAfter(history: readonly HistoryEntry[], sequence: number): HistoryEntry[] {
  return history.filter((entry) => entry.sequence > sequence && !isAccompaniment(entry.action)).reverse();
}
