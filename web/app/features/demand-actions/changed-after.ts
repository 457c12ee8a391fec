import type { HistoryEntry } from '@aval/application/demands/detail/demand-detail';

/** What was done after an action, oldest first; comments and uploads change nothing. The history is newest first. */
export function changedAfter(history: readonly HistoryEntry[], sequence: number): HistoryEntry[] {
  return history
    .filter((entry) => entry.sequence > sequence && entry.action !== 'COMMENT' && entry.action !== 'UPLOAD')
    .reverse();
}
