import type { Services } from '@aval/application/services';
import { forTenant } from '@aval/prisma/scope';
import type { Scene } from '../scene';
import { beginScene, findBeginning, type Stage } from './begin-scene';
import { Cast, emailOf } from './cast';
import { EngineSilent, performStep } from './perform-step';
import { readOldNotifications } from './read-notifications';
import { fillIn } from './send-version';
import { presentOf } from './story-time';

/** Scenes played in parallel: enough to fill each other's pauses, few enough to leave capacity for pages. */
const LANES = 3;

export interface PlayedStory {
  demands: number;
  /** Errors by scene; the other scenes were played nevertheless. */
  failures: readonly Error[];
}

/** Plays every scene up to its present state; scenes played by an earlier start stay as they are. */
export async function playStory(services: Services, scenes: readonly Scene[]): Promise<PlayedStory> {
  const cast = new Cast(services);
  const byAge = [...scenes].sort((left, right) => right.begunDaysAgo - left.begunDaysAgo);
  const [oldest] = byAge;
  if (!oldest) return { demands: 0, failures: [] };
  const present = presentOf(oldest, await findBeginning(services, oldest), services.clock.now());
  // Create all drafts first in the order of their days, since references are given out in that order.
  const stages: Stage[] = [];
  for (const scene of byAge) stages.push(await beginScene(services, cast, scene, present));
  const failures: Error[] = [];
  const waiting = [...stages];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      try {
        await playScene(services, cast, stage);
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
        if (error instanceof EngineSilent) waiting.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await readOldNotifications(services, cast, present);
  return { demands: stages.length, failures };
}

/** Plays a single scene after the story, of a doctor who was added later. */
export async function playAlone(services: Services, scene: Scene): Promise<void> {
  const cast = new Cast(services);
  const present = presentOf(scene, await findBeginning(services, scene), services.clock.now());
  await playScene(services, cast, await beginScene(services, cast, scene, present));
}

async function playScene(services: Services, cast: Cast, stage: Stage): Promise<void> {
  const { scene, demandId, time } = stage;
  if (scene.steps.length === 0) {
    const actor = await cast.find(emailOf(scene, 'filer'), scene.companyId);
    const later = new Date(time.beginning.getTime() + 60_000);
    await fillIn({ services: { ...services, clock: { now: () => later } }, stage, actor });
  }
  for (const index of scene.steps.keys()) await performStep(services, cast, stage, index);
  const { displayStatus } = await forTenant(services.database, scene.companyId).read((tx) =>
    tx.demand.findUniqueOrThrow({ where: { id: demandId }, select: { displayStatus: true } }),
  );
  if (displayStatus !== scene.endsAs) throw new Error(`${scene.patient} ends as ${displayStatus}, not ${scene.endsAs}`);
}
