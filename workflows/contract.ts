import type { DemandCommand, LifecycleActor, Refusal } from '@aval/domain/demand/commands';

/**
 * What clients of the engine and the engine agree on: names, ids and the shapes of payloads. Ids, enums, counts, dates, instants and hashes
 * only: no text that a person typed and nothing that identifies a patient.
 */

export const TASK_QUEUES = { demands: 'demands', documents: 'documents' } as const;

export const WORKFLOW_TYPES = { demand: 'demand', effect: 'effect' } as const;

/** Update that carries a user's command; the update id is the command's id. */
export const COMMAND_UPDATE = 'command';
/** Nudge at deployment and after repair: read the last row, go on in a fresh run. */
export const REFRESH_SIGNAL = 'refresh';
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
}

/** What a command came to; kept for the last 100 ids and found again in the history for older ones. */
export type CommandOutcome =
  | { status: 'done'; commandId: string; sequence: number; payloadSha256: string }
  | { status: 'refused'; commandId: string; refusal: Refusal; payloadSha256: string };

/** Types of the ApplicationFailures that an update throws. `REFUSED` carries [refusal]. */
export const FAILURE_TYPES = {
  refused: 'REFUSED',
  diverged: 'DIVERGED',
  faulty: 'FAULTY',
} as const;

/** Milliseconds; values of the input, so that tests pass short ones. */
export interface DemandTimings {
  /** A sent demand without a clock ends its run after this many quiet milliseconds. */
  quietMs: number;
  /** Continue as new after this many accepted commands, or when the server suggests it. */
  commandsPerRun: number;
}

export const DEFAULT_TIMINGS: DemandTimings = { quietMs: 90 * 24 * 60 * 60 * 1000, commandsPerRun: 500 };

/** A demand's workflow starts with its submission, or resumes from its last row in the database. */
export interface DemandInput {
  demandId: string;
  companyId: number;
  submission: CommandInput | null;
  timings: DemandTimings;
  /** Outcomes of the last commands, oldest first, carried along by continue-as-new. */
  outcomes: readonly CommandOutcome[];
}

export interface EffectInput {
  effectId: string;
  companyId: number;
  kind: 'document' | 'mail';
}
