import { traitsOf } from '../../action-traits';
import { standingEntries } from '../../outlook/standing-entries';
import type { DisplayStatus, HistoryAction } from '../../vocabulary';

/** Parts of a history entry that tell on which version the insurer decided. */
export interface DecisionTrace {
  action: HistoryAction;
  displayStatus: DisplayStatus;
  versionNumber: number;
}

const DECIDED: ReadonlySet<DisplayStatus> = new Set<DisplayStatus>(['sended_accepted', 'sended_denied']);

/**
 * Returns the number of the version that a shown one is compared with: the last earlier version with a standing
 * decision of the insurer, that is, one that was sent to the doctor authorized or denied. Administrative edits, answers
 * to questions and steps within the insurer are no decisions, so their changes still count. Before the first decision
 * it is version 1. Null for version 1, and for a version that is decided itself. Expects the history oldest first.
 * Source: docs/rules.md 3.5.
 */
export function comparedVersion(history: readonly DecisionTrace[], shown: number): number | null {
  const decided = standingEntries(history)
    .filter(({ action, displayStatus }) => DECIDED.has(displayStatus) && traitsOf(action).verdict !== null)
    .map(({ versionNumber }) => versionNumber);
  if (shown <= 1 || decided.includes(shown)) return null;
  return Math.max(1, ...decided.filter((number) => number < shown));
}
