import { type DemandMarks, type FaultNews, faultsOf } from '@aval/domain/demand/faults';
import type { DemandRunStatus } from '@aval/workflows/contract';

/** State of a submitted demand in the database. */
export interface DemandRecord extends DemandMarks {
  id: string;
  reference: string;
  status: string;
  displayStatus: string;
  sequence: number;
  continueAt: Date | null;
  /** Number of the last history entry; null when there is none. */
  lastSequence: number | null;
  /** Whether the demand's row has the same state as its last history entry. */
  carriesLastState: boolean;
  /** Whether the columns and drug rows beside each of its versions follow from the version's content. */
  columnsFollowContent: boolean;
  /** Time since when an accepted command has been waiting for the engine. */
  waitingSince: Date | null;
}

/** State of a run in the engine: none, not answering, or running with its status. */
export type RunRecord = { found: 'none' } | { found: 'silent' } | { found: 'running'; status: DemandRunStatus };

/** Reasons why a demand is reported; docs/operations.md says what each means and what to do. */
export type Disagreement =
  | 'row_differs_from_history'
  | 'columns_differ_from_content'
  | 'diverged'
  | FaultNews
  | 'undelivered'
  | 'no_run'
  | 'run_silent'
  | 'run_behind'
  | 'run_ahead'
  | 'run_differs'
  | 'clock_missing'
  | 'clock_overdue'
  | 'run_not_needed';

/** Time in which messages under way settle by themselves; only longer delays are reported. */
const PATIENCE_MS = 60_000;

/**
 * Tells whether the demand must have a run: active ones, and sent ones with a pending clock. `engine:rebuild` starts
 * the same ones.
 */
export function needsRun({ status, continueAt }: Pick<DemandRecord, 'status' | 'continueAt'>): boolean {
  return status === 'ACTIVE' || (status === 'SENDED' && continueAt !== null);
}

/**
 * Returns all disagreements between a demand's row, its last history entry and its run, and the faults recorded in the
 * row; empty when all is well.
 */
export function findDisagreements(demand: DemandRecord, run: RunRecord, now: Date): Disagreement[] {
  const found: Disagreement[] = [];
  const isLate = (since: Date | null) => since !== null && now.getTime() - since.getTime() > PATIENCE_MS;
  if (demand.sequence !== (demand.lastSequence ?? 0) || !demand.carriesLastState)
    found.push('row_differs_from_history');
  if (!demand.columnsFollowContent) found.push('columns_differ_from_content');
  if (demand.divergedAt !== null) found.push('diverged');
  found.push(...faultsOf(demand).map(({ cause }): FaultNews => `${cause}_fault`));
  if (isLate(demand.waitingSince)) found.push('undelivered');
  return [...found, ...compareRun(demand, run, isLate)];
}

function compareRun(demand: DemandRecord, run: RunRecord, isLate: (since: Date | null) => boolean): Disagreement[] {
  if (run.found === 'none') return needsRun(demand) ? ['no_run'] : [];
  if (run.found === 'silent') return ['run_silent'];
  // A sent demand without a clock keeps its run for quiet months; only an ended demand has no use for one.
  if (demand.status === 'FINISHED' || demand.status === 'CANCELED') return ['run_not_needed'];
  const { status } = run;
  // A diverged run stands still on purpose, and the row's fault reports it already.
  if (status.diverged) return demand.divergedAt === null ? ['diverged'] : [];
  if (status.sequence < demand.sequence) return ['run_behind'];
  if (status.sequence > demand.sequence) return ['run_ahead'];
  const found: Disagreement[] = [];
  if (status.displayStatus !== demand.displayStatus && demand.sequence > 0) found.push('run_differs');
  if (status.clockFault !== null && demand.clockFaultCode === null) found.push('clock_fault');
  if (status.reminderFault !== null && demand.reminderFaultCode === null) found.push('reminder_fault');
  if (demand.continueAt !== null && status.clockFault === null) {
    const next = status.nextDeadline === null ? null : Date.parse(status.nextDeadline);
    if (next === null || next > demand.continueAt.getTime()) found.push('clock_missing');
    else if (isLate(demand.continueAt)) found.push('clock_overdue');
  }
  return found;
}
