import { demandWorkflowId, REFRESH_SIGNAL } from '@aval/workflows/contract';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { Services } from '../services';
import { listRuns } from './list-runs';

const AT_ONCE = 20;
const DEADLINE_MS = 10_000;
const PAUSE_MS = 500;
const PATIENCE_MS = 60_000;

export interface RefreshReport {
  /** Runs that were asked to hand over to a fresh one. */
  asked: number;
  failed: number;
  /** Runs from before that were still there when patience ended; 0 means that all code of the past may go. */
  left: number;
}

/**
 * Moves every demand to a fresh run, which goes the way of the workflow that is deployed now. A run hands over when its turn ends, so that no
 * command is disturbed. Waits until none is left that began before, as long as there is progress.
 */
export async function refreshEngine(services: Services, patienceMs: number = PATIENCE_MS): Promise<RefreshReport> {
  const before = services.clock.now();
  const report: RefreshReport = { asked: 0, failed: 0, left: 0 };
  let batch: string[] = [];
  const ask = async (): Promise<void> => {
    const answers = await Promise.all(batch.map((demandId) => refresh(services, demandId)));
    report.asked += answers.length;
    report.failed += answers.filter((isDone) => !isDone).length;
    batch = [];
  };
  for await (const demandId of listRuns(services.engine, before)) {
    batch.push(demandId);
    if (batch.length >= AT_ONCE) await ask();
  }
  await ask();
  report.left = await waitForHandOvers(services, before, patienceMs);
  return report;
}

async function waitForHandOvers({ engine }: Services, before: Date, patienceMs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let end = Date.now() + patienceMs; ; ) {
    let left = 0;
    for await (const _demandId of listRuns(engine, before)) left += 1;
    if (left < least) end = Date.now() + patienceMs;
    least = left;
    if (left === 0 || Date.now() >= end) return left;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** False when the engine did not take the nudge. A run that has just ended needs none. */
async function refresh({ engine, logger }: Services, demandId: string): Promise<boolean> {
  try {
    await engine.withDeadline(DEADLINE_MS, (client) =>
      client.workflow.getHandle(demandWorkflowId(demandId)).signal(REFRESH_SIGNAL),
    );
    return true;
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return true;
    logger.error({ demandId }, 'the demand could not be refreshed');
    return false;
  }
}
