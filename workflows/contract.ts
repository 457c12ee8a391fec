import type { DemandCommand, LifecycleActor, Refusal } from '@aval/domain/demand/lifecycle/commands';

/**
 * Contract between the engine and its clients: names, ids and shapes of payloads. Contains ids, enums, counts, dates,
 * instants and hashes only: no text that a user typed and no data that identifies a patient.
 */

/** Mails and webhooks have their own queues, so that a server that never answers delays no other work. */
export const TASK_QUEUES = {
  demands: 'demands',
  documents: 'documents',
  mails: 'mails',
  webhooks: 'webhooks',
} as const;

export const WORKFLOW_TYPES = { demand: 'demand', effect: 'effect' } as const;

/** Update that carries a user's command; the update id is the command's id. */
export const COMMAND_UPDATE = 'command';
/** Signal after a deployment or repair: read the last row and continue in a new run. */
export const REFRESH_SIGNAL = 'refresh';
/** Signal after a change of a company's reminder settings: read them again. */
export const REMINDERS_SIGNAL = 'reminders';
/** Query for diagnosis only; pages never use it. */
export const STATE_QUERY = 'state';

export function demandWorkflowId(demandId: string): string {
  return `demand/${demandId}`;
}

export function effectWorkflowId(effectId: string): string {
  return `effect/${effectId}`;
}

export interface CommandInput {
  commandId: string;
  command: DemandCommand;
  actor: LifecycleActor;
  /** The `lastActionSequence` that the actor's page showed; null for the clock and the system. */
  expectedSequence: number | null;
  payloadSha256: string;
  /**
   * ISO instant that the history shows: the acceptance in the database for a submission, a stated time for a command of
   * the story. Null means the time of command handling.
   */
  occurredAt: string | null;
}

/** Outcome of a command; a run keeps those of the last 100 ids, and older ones are found in the history. */
export type CommandOutcome =
  | { status: 'done'; commandId: string; sequence: number; payloadSha256: string }
  | { status: 'refused'; commandId: string; refusal: Refusal; payloadSha256: string }
  /** The database can never accept the command; the demand is marked and the admins are notified. */
  | { status: 'faulty'; commandId: string; code: string; payloadSha256: string };

export type DoneOutcome = Extract<CommandOutcome, { status: 'done' }>;

/** Number of outcomes that a run keeps and hands over to the next. */
export const KNOWN_OUTCOMES = 100;

/**
 * Types of the ApplicationFailures that an update throws. `REFUSED` carries [refusal, payloadSha256], `FAULTY` [code,
 * payloadSha256].
 */
export const FAILURE_TYPES = {
  refused: 'REFUSED',
  diverged: 'DIVERGED',
  faulty: 'FAULTY',
  /** The command was unreadable or may not be sent by clients, so nothing was tried. It may be sent again. */
  unread: 'UNREAD',
} as const;

/** Code for a run that acts for another demand or effect than its own id names. */
export const FOREIGN_RUN = 'foreign_run';

/** Durations in ms; part of the input, so that tests pass short ones. */
export interface DemandTimings {
  /** A sent demand without a clock ends its run after this time without commands. Source: docs/rules.md 3.34. */
  quietMs: number;
  /**
   * A run continues as new after this many commands and reminders, or when the server suggests it; this bounds the
   * replay on a worker that does not have the run in memory.
   */
  commandsPerRun: number;
  /**
   * Offset of the run's clock from the server's, for tests that play whole lives. Each command with a stated time sets
   * the clock to it, after everything due before.
   */
  clock?: { offsetMs: number };
}

export const DEFAULT_TIMINGS: DemandTimings = { quietMs: 90 * 24 * 60 * 60 * 1000, commandsPerRun: 40 };

/** Time after which a lost worker is noticed; users would feel the server's default of 10 s. */
export const WORKFLOW_TASK_TIMEOUT_MS = 3000;

/** Options of every start of a demand's run: one run at a time, under the demand's id. */
export function demandRunOptions(demandId: string) {
  return {
    workflowId: demandWorkflowId(demandId),
    taskQueue: TASK_QUEUES.demands,
    workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT_MS,
  };
}

/** Input of a demand's workflow, which starts with its submission or resumes from its last row in the database. */
export interface DemandInput {
  demandId: string;
  companyId: number;
  submission: CommandInput | null;
  timings: DemandTimings;
  /** Outcomes of the last commands, oldest first, handed over by continue-as-new. */
  outcomes: readonly CommandOutcome[];
  /** ISO instant up to which no further reminder is due, handed over likewise. */
  remindedUntil?: string;
}

/** Returns the input of a run that resumes from the last row in the database. */
export function resumeInput(
  demandId: string,
  companyId: number,
  timings: DemandTimings = DEFAULT_TIMINGS,
): DemandInput {
  return { demandId, companyId, submission: null, timings, outcomes: [] };
}

/** Answer of the `state` query. */
export interface DemandRunStatus {
  sequence: number;
  displayStatus: string;
  /** ISO instant of the deadline that the run waits for; null when it waits for commands only. */
  nextDeadline: string | null;
  diverged: boolean;
  /** Codes of faults that wait for a refresh. */
  clockFault: string | null;
  reminderFault: string | null;
  commandsInRun: number;
}

export const EFFECT_KINDS = ['document', 'mail', 'webhook'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export interface EffectInput {
  effectId: string;
  companyId: number;
  kind: EffectKind;
}
