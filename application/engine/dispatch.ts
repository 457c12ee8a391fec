import type { Refusal } from '@aval/domain/demand/lifecycle/commands';
import type { TemporalConnection } from '@aval/platform/engine/temporal-connection';
import {
  COMMAND_UPDATE,
  type CommandInput,
  type DemandInput,
  type DemandTimings,
  type DoneOutcome,
  demandRunOptions,
  demandWorkflowId,
  FAILURE_TYPES,
  resumeInput,
  WORKFLOW_TYPES,
} from '@aval/workflows/contract';
import {
  type Client,
  isGrpcServiceError,
  WithStartWorkflowOperation,
  WorkflowNotFoundError,
  WorkflowUpdateFailedError,
} from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';

/**
 * Deadlines of the first try and of a second with the same id: the caller is answered within 6 s, with a second left
 * for the database.
 */
const DEADLINES_MS = [2800, 1800] as const;
const PAUSE_MS = 400;
/** Time within which the engine's answer, or its absence, is known. */
export const ANSWERED_WITHIN_MS = DEADLINES_MS[0] + PAUSE_MS + DEADLINES_MS[1];
const GRPC_FAILED_PRECONDITION = 9;
const GRPC_UNAVAILABLE = 14;

type DemandWorkflow = (input: DemandInput) => Promise<void>;

/** Answer of the engine, or its absence. `payloadSha256` is the hash of the content that the answer is about. */
export type EngineAnswer =
  | { status: 'done'; sequence: number; payloadSha256: string }
  | { status: 'refused'; refusal: Refusal; payloadSha256: string }
  | { status: 'faulty'; code: string; payloadSha256: string }
  | { status: 'diverged' }
  | { status: 'unknown' }
  | { status: 'unavailable' };

export interface DispatchTarget {
  demandId: string;
  companyId: number;
  timings?: DemandTimings;
}

/** Sends a command to the workflow of its demand under the command's id; sent repeatedly, it happens once. */
export async function dispatchCommand(
  temporal: TemporalConnection,
  target: DispatchTarget,
  input: CommandInput,
  [first, second]: readonly [number, number?] = DEADLINES_MS,
): Promise<EngineAnswer> {
  const answer = await attempt(temporal, target, input, first);
  if (second === undefined || (answer.status !== 'unknown' && answer.status !== 'unavailable')) return answer;
  // An engine that refuses connections fails at once and may be back a moment later.
  if (answer.status === 'unavailable') await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const [last, reachable] = await Promise.all([attempt(temporal, target, input, second), temporal.isReady(second)]);
  return last.status === 'unknown' && !reachable ? { status: 'unavailable' } : last;
}

async function attempt(
  temporal: TemporalConnection,
  target: DispatchTarget,
  input: CommandInput,
  deadlineMs: number,
): Promise<EngineAnswer> {
  try {
    const outcome = await temporal.withDeadline(deadlineMs, (client) =>
      whenReady(() => executeUpdate(client, target, input)),
    );
    return { status: 'done', sequence: outcome.sequence, payloadSha256: outcome.payloadSha256 };
  } catch (error) {
    return answerOf(error);
  }
}

/**
 * Retries while the engine refuses updates with FAILED_PRECONDITION, as it does at once for a demand whose workers
 * died, until a living worker has continued it. The deadline of the client call ends the loop.
 */
async function whenReady<Outcome>(update: () => Promise<Outcome>): Promise<Outcome> {
  for (;;) {
    try {
      return await update();
    } catch (error) {
      if (grpcCode(error) !== GRPC_FAILED_PRECONDITION) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Updates the running workflow, the fast path; one that has ended, or that the engine has lost, is started from the
 * database.
 */
async function executeUpdate(client: Client, target: DispatchTarget, input: CommandInput): Promise<DoneOutcome> {
  const workflowId = demandWorkflowId(target.demandId);
  try {
    return await client.workflow
      .getHandle(workflowId)
      .executeUpdate<DoneOutcome, [CommandInput]>(COMMAND_UPDATE, { updateId: input.commandId, args: [input] });
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
  const start = new WithStartWorkflowOperation<DemandWorkflow>(WORKFLOW_TYPES.demand, {
    ...demandRunOptions(target.demandId),
    args: [resumeInput(target.demandId, target.companyId, target.timings)],
    workflowIdConflictPolicy: 'USE_EXISTING',
  });
  return await client.workflow.executeUpdateWithStart<DemandWorkflow, DoneOutcome, [CommandInput]>(COMMAND_UPDATE, {
    updateId: input.commandId,
    args: [input],
    startWorkflowOperation: start,
  });
}

/** Translates the error of an update into an answer about the command. */
function answerOf(error: unknown): EngineAnswer {
  if (error instanceof WorkflowUpdateFailedError && error.cause instanceof ApplicationFailure) {
    const { type, details } = error.cause;
    const [what, payloadSha256] = (details ?? []) as [string?, string?];
    if (type === FAILURE_TYPES.refused)
      return { status: 'refused', refusal: what as Refusal, payloadSha256: payloadSha256 ?? '' };
    if (type === FAILURE_TYPES.faulty)
      return { status: 'faulty', code: what ?? '', payloadSha256: payloadSha256 ?? '' };
    if (type === FAILURE_TYPES.diverged) return { status: 'diverged' };
  }
  const unreachable = grpcCode(error) === GRPC_UNAVAILABLE;
  return { status: unreachable ? 'unavailable' : 'unknown' };
}

function grpcCode(error: unknown): number | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (isGrpcServiceError(current)) return current.code;
  }
  return null;
}
