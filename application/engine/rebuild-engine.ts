import { forPlatform, type Scope } from '@aval/prisma/scope';
import { demandWorkflowId, REFRESH_SIGNAL } from '@aval/workflows/contract';
import { WorkflowNotFoundError } from '@temporalio/client';
import type { Services } from '../services';
import { listRuns } from './list-runs';
import { type OpenDemand, openDemands } from './open-demands';
import { wakeRelay } from './outbox';
import { resumeRun } from './resume-run';

const AT_ONCE = 10;
const DEADLINE_MS = 10_000;

export interface RebuildReport {
  started: number;
  refreshed: number;
  failed: number;
}

/**
 * Starts the workflow of every demand that is open, has a pending clock or has diverged; a running workflow reads its
 * last row again in a fresh run, and ends if its demand has ended. Open outbox entries and effects become due at once.
 */
export async function rebuildEngine(services: Services): Promise<RebuildReport> {
  const scope = await forPlatform(services.database);
  const report: RebuildReport = { started: 0, refreshed: 0, failed: 0 };
  const seen = new Set<string>();
  const goOnWith = async (demands: readonly OpenDemand[]): Promise<void> => {
    for (let from = 0; from < demands.length; from += AT_ONCE) {
      const results = await Promise.all(demands.slice(from, from + AT_ONCE).map((demand) => goOn(services, demand)));
      for (const result of results) report[result] += 1;
    }
    for (const { id } of demands) seen.add(id);
  };
  await goOnWith(await forgiveDiverged(scope));
  await makeDue(scope);
  for await (const demands of openDemands(scope)) await goOnWith(demands);
  for await (const demandId of listRuns(services.engine)) {
    if (seen.has(demandId)) continue;
    report[await refresh(services, demandId)] += 1;
  }
  return report;
}

/** Clears the divergence of all demands: the database is right, so they restart from their last row. */
async function forgiveDiverged(scope: Scope): Promise<OpenDemand[]> {
  return scope.run((transaction) =>
    transaction.demand.updateManyAndReturn({
      where: { divergedAt: { not: null } },
      data: { divergedAt: null },
      select: { id: true, companyId: true },
    }),
  );
}

async function makeDue(scope: Scope): Promise<void> {
  await scope.run(async (transaction) => {
    const dueAt = new Date();
    await transaction.outbox.updateMany({ where: { closedAt: null }, data: { dueAt } });
    await transaction.effect.updateMany({ where: { status: 'due' }, data: { dueAt } });
    await wakeRelay(transaction);
  });
}

async function goOn(services: Services, demand: OpenDemand): Promise<keyof RebuildReport> {
  try {
    if (await resumeRun(services, demand)) return 'started';
  } catch {
    services.logger.error({ demandId: demand.id }, 'the demand could not be started');
    return 'failed';
  }
  return refresh(services, demand.id);
}

/** A run that has just ended counts as refreshed. */
async function refresh({ engine, logger }: Services, demandId: string): Promise<'refreshed' | 'failed'> {
  try {
    await engine.withDeadline(DEADLINE_MS, (client) =>
      client.workflow.getHandle(demandWorkflowId(demandId)).signal(REFRESH_SIGNAL),
    );
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return 'refreshed';
    logger.error({ demandId }, 'the demand could not be refreshed');
    return 'failed';
  }
  return 'refreshed';
}
