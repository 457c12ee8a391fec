import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { standingEntries } from '@aval/domain/demand/outlook/standing-entries';

/** Returns the entries that were not undone; `history` and the result are newest first. */
export function standingHistory(history: readonly HistoryEntry[]): HistoryEntry[] {
  return standingEntries(history.toReversed()).toReversed();
}
