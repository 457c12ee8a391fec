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

/** What runs that began before do in another way. docs/engine-upgrades.md */
export interface RunPatches {
  hasReminders: boolean;
}

/** What one run of a demand's workflow knows. Only a turn changes it. */
export class DemandRun {
  readonly key: DemandKey;
  readonly outcomes: KnownOutcomes;
  readonly clock: RunClock;
  readonly reminders: ReminderClock;
  state: DemandState | null = null;
  /** The database is ahead: nothing moves until a fresh run has read it. */
  diverged = false;
  /** A clock that cannot be projected waits for `refresh` instead of trying for ever; one with another instant is another clock. */
  clockFault: { code: string; continueAt: string } | null = null;
  refreshRequested = false;
  /** Commands and reminders of this run. */
  commands = 0;
  lastTurnAt: number;

  constructor(
    readonly input: DemandInput,
    { hasReminders }: RunPatches,
  ) {
    this.key = { demandId: input.demandId, companyId: input.companyId };
    this.outcomes = new KnownOutcomes(input.outcomes);
    this.clock = new RunClock(input.timings);
    this.reminders = new ReminderClock(hasReminders, input.remindedUntil);
    this.lastTurnAt = this.clock.now();
  }

  /** The demand's life is over; a later command starts another run only to be told so. */
  get ended(): boolean {
    return this.state === null || this.state.status === 'FINISHED' || this.state.status === 'CANCELED';
  }
}

/** The failure with which an activity ended for good, or null for any other error. That of a local one comes as it is, that of another one wrapped. */
export function failureOf(error: unknown): ApplicationFailure | null {
  if (error instanceof ApplicationFailure) return error;
  return error instanceof ActivityFailure && error.cause instanceof ApplicationFailure ? error.cause : null;
}
