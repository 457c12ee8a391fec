import type { DemandState } from '@aval/domain/demand/state';
import { ActivityFailure, ApplicationFailure, proxyActivities, proxyLocalActivities } from '@temporalio/workflow';
import type { DemandInput } from '../contract';
import { READ_PROFILE, RETRY_PROFILES } from '../retry-profiles';
import type { DemandKey, DemandReads, DemandWrites } from './activities';
import { KnownOutcomes } from './known-outcomes';
import type { ReminderReads, ReminderWrites } from './reminder-activities';
import { ReminderClock } from './reminder-clock';
import { RunClock } from './run-clock';

export const reads = proxyLocalActivities<DemandReads & ReminderReads>(READ_PROFILE);
export const writes = proxyActivities<DemandWrites & ReminderWrites>(RETRY_PROFILES.projection);

/** Differences of runs that started before a change of the code. See docs/engine-upgrades.md. */
export interface RunPatches {
  hasReminders: boolean;
}

/** State of one run of a demand's workflow. Changed only while a command or deadline is handled. */
export class DemandRun {
  readonly key: DemandKey;
  readonly outcomes: KnownOutcomes;
  readonly clock: RunClock;
  readonly reminders: ReminderClock;
  state: DemandState | null = null;
  /** Whether the database is ahead: the run stands still until a new run has read it. */
  diverged = false;
  /**
   * Fault of a clock that cannot be projected; it waits for `refresh` instead of retrying forever. A different instant
   * is a different clock.
   */
  clockFault: { code: string; continueAt: string } | null = null;
  refreshRequested = false;
  /** Number of commands and reminders in this run. */
  commands = 0;
  lastHandledAt: number;

  constructor(
    readonly input: DemandInput,
    { hasReminders }: RunPatches,
  ) {
    this.key = { demandId: input.demandId, companyId: input.companyId };
    this.outcomes = new KnownOutcomes(input.outcomes);
    this.clock = new RunClock(input.timings);
    this.reminders = new ReminderClock(hasReminders, input.remindedUntil);
    this.lastHandledAt = this.clock.now();
  }

  /** Whether the demand's life is over; a later command then starts a run only to be refused. */
  get ended(): boolean {
    return this.state === null || this.state.status === 'FINISHED' || this.state.status === 'CANCELED';
  }
}

/**
 * Returns the failure with which an activity ended permanently, or null for any other error. Local activities throw it
 * directly, regular ones wrapped.
 */
export function failureOf(error: unknown): ApplicationFailure | null {
  if (error instanceof ApplicationFailure) return error;
  return error instanceof ActivityFailure && error.cause instanceof ApplicationFailure ? error.cause : null;
}
