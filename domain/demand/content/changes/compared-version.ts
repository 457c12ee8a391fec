import { standingEntries } from '../../outlook/standing-entries';
import type { DisplayStatus, HistoryAction } from '../../vocabulary';

/** What of a history entry tells on which version the insurer decided. */
export interface DecisionTrace {
  action: HistoryAction;
  displayStatus: DisplayStatus;
  versionNumber: number;
}

const DECIDED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>(['sended_accepted', 'sended_denied']);

/**
 * The version with which a shown one is compared: the last one before it on which the insurer has decided, that is, which was sent to the
 * doctor authorized or denied and stands. Neither an administrative edit nor an answer to a question nor a step within the insurer is such a
 * decision: what changed before them has not been decided yet. Before the first decision it is the version that was filed first. Null for that one,
 * and for one on which the insurer has decided: nothing has changed since. The history comes oldest first. Source: docs/rules.md 3.5.
 */
export function comparedVersion(history: readonly DecisionTrace[], shown: number): number | null {
  const decided = standingEntries(history)
    .filter(({ action, displayStatus }) => DECIDED.has(displayStatus) && (action === 'ACCEPT' || action === 'DENY'))
    .map(({ versionNumber }) => versionNumber);
  if (shown <= 1 || decided.includes(shown)) return null;
  return Math.max(1, ...decided.filter((number) => number < shown));
}
