import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { isAccompaniment } from '@aval/domain/demand/outlook/standing-entries';

/** What was done after an action, oldest first; comments and uploads change nothing. The history is newest first. */
export function changedAfter(history: readonly HistoryEntry[], sequence: number): HistoryEntry[] {
  return history.filter((entry) => entry.sequence > sequence && !isAccompaniment(entry.action)).reverse();
}
