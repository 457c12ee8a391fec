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

/** A demand as its activities are given it. */
export interface DemandKey {
  demandId: string;
  companyId: number;
}

/** Reads; served as local activities, because they change nothing. */
export interface DemandReads {
  readLastRow(key: DemandKey): Promise<LastRow>;
  readFacts(input: FactsInput): Promise<LifecycleFacts>;
}

/** Writes; regular activities, so that the acceptance of the command is durable before they begin. */
export interface DemandWrites {
  projectCommand(input: ProjectionInput): Promise<Projected>;
  /** Marks the demand and tells the admins. */
  reportFault(input: FaultInput): Promise<void>;
  /** The same for a run that is older than the database. */
  reportDivergence(key: DemandKey): Promise<void>;
}

export interface FaultInput extends DemandKey, Fault {
  /** The command that can never be done. */
  commandType?: DemandCommandType;
}

export interface LastRow {
  /** The state after the last history entry; null when nothing of the demand has been projected. */
  state: DemandState | null;
  /** Accepted in the database and not projected yet. */
  pendingSubmission: CommandInput | null;
  /** Of the last entries, oldest first. */
  outcomes: DoneOutcome[];
  diverged: boolean;
}

export interface FactsInput extends DemandKey {
  commandId: string;
  command: DemandCommand;
  actor: LifecycleActor;
  /** The state that the command meets; null for a submission. */
  state: DemandState | null;
  /** ISO instant of the turn. */
  now: string;
}

export type AcceptedTransition = Extract<TransitionResult, { ok: true }>;

/** What the history shows of a command, whichever attempt has written it. */
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
