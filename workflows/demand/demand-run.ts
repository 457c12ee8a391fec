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
  /** Otherwise an activity is asked for the facts of every command. */
  knowsPlainFacts: boolean;
  /** Otherwise the timer is set anew whenever its deadline moves. */
  leavesTimers: boolean;
  /** Otherwise what a consultant proposed is forgotten when the doctor answers a question. */
  keepsProposal: boolean;
}

/** What one run of a demand's workflow knows. Only a turn changes it. */
export class DemandRun {
  readonly key: DemandKey;
  readonly outcomes: KnownOutcomes;
  readonly clock: RunClock;
  readonly reminders: ReminderClock;
  readonly knowsPlainFacts: boolean;
  readonly leavesTimers: boolean;
  readonly keepsProposal: boolean;
  state: DemandState | null = null;
  /** The database is ahead: nothing moves until a fresh run has read it. */
  diverged = false;
  /** A clock that cannot be projected waits for `refresh` instead of trying for ever. */
  clockFault: string | null = null;
  refreshRequested = false;
  /** Commands and reminders of this run. */
  commands = 0;
  lastTurnAt: number;

  constructor(
    readonly input: DemandInput,
    { hasReminders, knowsPlainFacts, leavesTimers, keepsProposal }: RunPatches,
  ) {
    this.key = { demandId: input.demandId, companyId: input.companyId };
    this.knowsPlainFacts = knowsPlainFacts;
    this.leavesTimers = leavesTimers;
    this.keepsProposal = keepsProposal;
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

/** The failure with which an activity ended for good, or null for any other error. */
export function failureOf(error: unknown): ApplicationFailure | null {
  return error instanceof ActivityFailure && error.cause instanceof ApplicationFailure ? error.cause : null;
}
