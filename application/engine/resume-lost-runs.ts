import { forPlatform } from '@aval/prisma/scope';
import type { Services } from '../services';
import { listRuns } from './list-runs';
import { openDemands } from './open-demands';
import { resumeRun } from './resume-run';

/**
 * Starts a run from the last row for every open demand that the engine has lost; returns their number. Without a run
 * neither reminders nor clock come, and nobody notices until the next action.
 */
export async function resumeLostRuns(services: Pick<Services, 'database' | 'engine'>): Promise<number> {
  const running = new Set<string>();
  for await (const demandId of listRuns(services.engine)) running.add(demandId);
  const scope = await forPlatform(services.database);
  let resumed = 0;
  for await (const demands of openDemands(scope)) {
    for (const demand of demands) if (!running.has(demand.id) && (await resumeRun(services, demand))) resumed += 1;
  }
  return resumed;
}
