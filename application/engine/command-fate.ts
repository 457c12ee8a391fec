import { forTenant } from '@aval/prisma/scope';
import { type DoneOutcome, demandWorkflowId } from '@aval/workflows/contract';
import { isGrpcServiceError } from '@temporalio/client';
import type { Services } from '../services';
import { answerOf } from './dispatch';
import type { EarlierFate } from './outcomes';

const FATE_DEADLINE_MS = 1500;
const GRPC_NOT_FOUND = 5;

/** The number under which a command stands in the history, however long ago that was; null when it does not. */
export async function findInHistory(services: Services, companyId: number, commandId: string): Promise<number | null> {
  const entry = await forTenant(services.database, companyId).read((transaction) =>
    transaction.demandHistory.findUnique({ where: { commandId }, select: { sequence: true } }),
  );
  return entry?.sequence ?? null;
}

export interface SentCommand {
  commandId: string;
  demandId: string;
  companyId: number;
}

/**
 * What became of a command that was sent before, without sending it again: whoever edited the text since does not want the old one to happen
 * now. Should it still be on its way, the new one is refused as stale or comes first.
 */
export async function findFate(services: Services, sent: SentCommand): Promise<EarlierFate> {
  const sequence = await findInHistory(services, sent.companyId, sent.commandId);
  if (sequence !== null) return { status: 'done', sequence };
  try {
    const outcome = await services.engine.withDeadline(FATE_DEADLINE_MS, (client) =>
      client.workflow.getHandle(demandWorkflowId(sent.demandId)).getUpdateHandle<DoneOutcome>(sent.commandId).result(),
    );
    return { status: 'done', sequence: outcome.sequence };
  } catch (error) {
    if (isNotFound(error)) return { status: 'not_done' };
    const answer = answerOf(error);
    return answer.status === 'refused' || answer.status === 'faulty' ? answer : { status: 'unknown' };
  }
}

function isNotFound(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.name === 'WorkflowNotFoundError') return true;
    if (isGrpcServiceError(current) && current.code === GRPC_NOT_FOUND) return true;
  }
  return false;
}
