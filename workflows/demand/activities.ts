import type { Fault } from '@aval/domain/demand/faults';
import type {
  DemandCommand,
  DemandCommandType,
  LifecycleActor,
  LifecycleFacts,
  TransitionResult,
} from '@aval/domain/demand/lifecycle/commands';
import type { DemandState } from '@aval/domain/demand/state';
import type { CommandInput, DoneOutcome } from '../contract';

/** Key of a demand in the inputs of its activities. */
export interface DemandKey {
  demandId: string;
  companyId: number;
}

/** Reads; served as local activities, because they change nothing. */
export interface DemandReads {
  readLastRow(key: DemandKey): Promise<LastRow>;
  readFacts(input: FactsInput): Promise<LifecycleFacts>;
}

/** Writes; regular activities, so that the acceptance of the command is durable before they start. */
export interface DemandWrites {
  projectCommand(input: ProjectionInput): Promise<Projected>;
  /** Marks the demand and notifies the admins. */
  reportFault(input: FaultInput): Promise<void>;
  /** Does the same for a run that is older than the database. */
  reportDivergence(key: DemandKey): Promise<void>;
}

export interface FaultInput extends DemandKey, Fault {
  /** Type of the command that can never be done. */
  commandType?: DemandCommandType;
}

export interface LastRow {
  /** State after the last history entry; null before the first projection. */
  state: DemandState | null;
  /** Submission accepted in the database and not yet projected. */
  pendingSubmission: CommandInput | null;
  /** Outcomes of the last entries, oldest first. */
  outcomes: DoneOutcome[];
  diverged: boolean;
}

export interface FactsInput extends DemandKey {
  commandId: string;
  command: DemandCommand;
  actor: LifecycleActor;
  /** State before the command; null for a submission. */
  state: DemandState | null;
  /** ISO instant of command handling. */
  now: string;
}

export type AcceptedTransition = Extract<TransitionResult, { ok: true }>;

/** Values that the history shows for a command, whichever attempt wrote it. */
export interface Projected {
  /** ISO instant. */
  occurredAt: string;
}

export interface ProjectionInput extends DemandKey {
  commandId: string;
  command: DemandCommand;
  actor: LifecycleActor;
  payloadSha256: string;
  /** ISO instant that the history shows. */
  occurredAt: string;
  transition: AcceptedTransition;
}
