import type { DecisionTrace } from '@aval/domain/demand/content/changes/compared-version';
import type { DisplayStatus, HistoryAction } from '@aval/domain/demand/vocabulary';

interface TraceRow {
  action: string;
  displayStatus: string;
  versionNumber: number;
}

/** What a row of the history tells of the insurer's decisions; the projection wrote it with these very words. */
export function toDecisionTrace({ action, displayStatus, versionNumber }: TraceRow): DecisionTrace {
  return { action: action as HistoryAction, displayStatus: displayStatus as DisplayStatus, versionNumber };
}
