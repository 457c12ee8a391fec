import type { DemandCommand, LifecycleActor, Refusal } from '@aval/domain/demand/lifecycle/commands';

/**
 * What clients of the engine and the engine agree on: names, ids and the shapes of payloads. Ids, enums, counts, dates, instants and hashes
 * only: no text that a person typed and nothing that identifies a patient.
 */

/** Mails and webhooks have queues of their own, so that a server that never answers holds up nothing else. */
export const TASK_QUEUES = {
  demands: 'demands',
  documents: 'documents',
  mails: 'mails',
  webhooks: 'webhooks',
} as const;

export const WORKFLOW_TYPES = { demand: 'demand', effect: 'effect' } as const;

/** Update that carries a user's command; the update id is the command's id. */
export const COMMAND_UPDATE = 'command';
/** Nudge at deployment and after repair: read the last row, go on in a fresh run. */
export const REFRESH_SIGNAL = 'refresh';
/** Nudge after a change of a company's reminder settings: read them again. */
export const REMINDERS_SIGNAL = 'reminders';
/** Diagnosis only; pages never ask it. */
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
  /** The lastActionSequence that the actor's page showed; null for the clock and the system. */
  expectedSequence: number | null;
  payloadSha256: string;
  /**
   * The moment that the history shows, an ISO instant: of a submission when it was accepted in the database, and of a command of the story. Null
   * means the moment of the command's turn.
   */
  occurredAt: string | null;
}

/** What a command came to; kept for the last 100 ids and found again in the history for older ones. */
export type CommandOutcome =
  | { status: 'done'; commandId: string; sequence: number; payloadSha256: string }
  | { status: 'refused'; commandId: string; refusal: Refusal; payloadSha256: string }
  /** The database can never take it; the demand is marked and the admins are told. */
  | { status: 'faulty'; commandId: string; code: string; payloadSha256: string };

export type DoneOutcome = Extract<CommandOutcome, { status: 'done' }>;

/** How many outcomes a run knows and carries into the next one. */
export const KNOWN_OUTCOMES = 100;

/** Types of the ApplicationFailures that an update throws. `REFUSED` carries [refusal, payloadSha256], `FAULTY` [code, payloadSha256]. */
export const FAILURE_TYPES = {
  refused: 'REFUSED',
  diverged: 'DIVERGED',
  faulty: 'FAULTY',
  /** Nothing was asked: what was sent could not be read, or nobody may send it. It may be sent again. */
  unread: 'UNREAD',
} as const;

/** Code of what a run asks for another demand or effect than the one that its own id names. */
export const FOREIGN_RUN = 'foreign_run';

/** Milliseconds; values of the input, so that tests pass short ones. */
export interface DemandTimings {
  /** A sent demand without a clock ends its run after this many quiet milliseconds. Source: docs/rules.md 3.34. */
  quietMs: number;
  /**
   * Continue as new after this many commands and reminders, or when the server suggests it: so much has to be replayed by a worker that does not
   * have the run in memory.
   */
  commandsPerRun: number;
  /**
   * Only for lives that are told in a test: the run's clock is off the server's by this, and each command that says when it occurred sets it to
   * that moment; what was due before comes first.
   */
  clock?: { offsetMs: number };
}

export const DEFAULT_TIMINGS: DemandTimings = { quietMs: 90 * 24 * 60 * 60 * 1000, commandsPerRun: 40 };

/** A lost worker is noticed after this time; the server's default of 10 s would be felt by whoever waits. */
export const WORKFLOW_TASK_TIMEOUT_MS = 3000;

/** Of a demand's run, however it is started: one at a time, found by the demand's id. */
export function demandRunOptions(demandId: string) {
  return {
    workflowId: demandWorkflowId(demandId),
    taskQueue: TASK_QUEUES.demands,
    workflowTaskTimeout: WORKFLOW_TASK_TIMEOUT_MS,
  };
}

/** A demand's workflow starts with its submission, or resumes from its last row in the database. */
export interface DemandInput {
  demandId: string;
  companyId: number;
  submission: CommandInput | null;
  timings: DemandTimings;
  /** Outcomes of the last commands, oldest first, carried along by continue-as-new. */
  outcomes: readonly CommandOutcome[];
  /** ISO instant up to which nothing more is to be said of the demand, carried along likewise. */
  remindedUntil?: string;
}

/** The start input of a run that goes on from the last row in the database. */
export function resumeInput(
  demandId: string,
  companyId: number,
  timings: DemandTimings = DEFAULT_TIMINGS,
): DemandInput {
  return { demandId, companyId, submission: null, timings, outcomes: [] };
}

/** What the `state` query answers. */
export interface DemandRunStatus {
  sequence: number;
  displayStatus: string;
  /** ISO instant of the deadline that the run waits for; null when it waits for commands only. */
  nextDeadline: string | null;
  diverged: boolean;
  /** Codes of what waits for a refresh. */
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
