import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';
import { standingEntries } from '@aval/domain/demand/outlook/standing-entries';

/** The entries of a page's history that stand: newest first, in and out. */
export function standingHistory(history: readonly HistoryEntry[]): HistoryEntry[] {
  return standingEntries(history.toReversed()).toReversed();
}
