import type { DecisionTrace } from '@aval/domain/demand/content/changes/compared-version';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';

interface TraceRow {
  action: string;
  displayStatus: string;
  versionNumber: number;
}

/**
 * Returns what a history row tells of the insurer's decisions; the casts are safe, since the projection wrote these
 * values.
 */
export function toDecisionTrace({ action, displayStatus, versionNumber }: TraceRow): DecisionTrace {
  return { action: action as HistoryAction, displayStatus: displayStatus as DisplayStatus, versionNumber };
}
