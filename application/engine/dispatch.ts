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

/** The first try, and one more with the same id: whoever asked hears something within 6 s, with a second left for the database. */
const DEADLINES_MS = [2800, 1800] as const;
const PAUSE_MS = 400;
/** By when whoever gave a command has an answer, whatever the engine does. */
export const ANSWERED_WITHIN_MS = DEADLINES_MS[0] + PAUSE_MS + DEADLINES_MS[1];
const GRPC_FAILED_PRECONDITION = 9;
const GRPC_UNAVAILABLE = 14;

type DemandWorkflow = (input: DemandInput) => Promise<void>;

/** What the engine said, or that it did not say anything. `payloadSha256` is that of the content which this came to. */
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

/** Gives a command to its demand's workflow under the command's id: however often it is sent, it happens once. */
export async function dispatchCommand(
  temporal: TemporalConnection,
  target: DispatchTarget,
  input: CommandInput,
  [first, second]: readonly [number, number?] = DEADLINES_MS,
): Promise<EngineAnswer> {
  const answer = await attempt(temporal, target, input, first);
  if (second === undefined || (answer.status !== 'unknown' && answer.status !== 'unavailable')) return answer;
  // An engine that refuses connections does so at once: a moment later it may be back.
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
 * A demand whose workers died one after another takes no command until a living one has gone on with it, and says so at once: a moment later
 * it may. The deadline of the calls ends this.
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

/** The running workflow is the quick way; one that has ended, or that the engine has lost, is started from the database. */
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

/** What an error of an update's call says about the command. */
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
