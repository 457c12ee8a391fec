import { demandWorkflowId, REFRESH_SIGNAL } from '@aval/workflows/contract';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { Services } from '../services';
import { listRuns } from './list-runs';

const AT_ONCE = 20;
const DEADLINE_MS = 10_000;
const PAUSE_MS = 1_000;
const PATIENCE_MS = 60_000;

export interface RefreshReport {
  /** Runs that were asked to hand over to a fresh one. */
  asked: number;
  failed: number;
  /**
   * Runs from before that were still there at the end; 0 means that the code of older workflow versions may be removed.
   */
  left: number;
}

/**
 * Moves every demand to a fresh run on the deployed workflow. A run hands over after its current command handling, so
 * no command is disturbed. Repeats until no run from before is left, as long as there is progress: the engine's index
 * lags, so runs that it shows late are asked when they appear, and only two empty readings in a row end it.
 */
export async function refreshEngine(services: Services, patienceMs: number = PATIENCE_MS): Promise<RefreshReport> {
  const before = services.clock.now();
  const isReached = new Map<string, boolean>();
  let least = Number.POSITIVE_INFINITY;
  let isQuiet = false;
  for (let end = Date.now() + patienceMs; ; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const there: string[] = [];
    for await (const demandId of listRuns(services.engine, before)) there.push(demandId);
    const ask = async (demandId: string) => isReached.set(demandId, await refresh(services, demandId));
    const unasked = there.filter((demandId) => !isReached.get(demandId));
    for (let from = 0; from < unasked.length; from += AT_ONCE)
      await Promise.all(unasked.slice(from, from + AT_ONCE).map(ask));
    const left = there.length;
    if (left < least) end = Date.now() + patienceMs;
    least = left;
    if ((left === 0 && isQuiet) || Date.now() >= end) {
      const failed = [...isReached.values()].filter((reached) => !reached).length;
      return { asked: isReached.size, failed, left };
    }
    isQuiet = left === 0;
  }
}

/** Returns false when the engine did not take the signal. A run that has just ended needs none. */
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
