import { authorize, decide, historyOf, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { loseRun } from '@aval/testing/scenes/stated-life';
import { describeRun, eventually } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { startSweep } from './start-sweep';

const engine = await engineForFile();

it('open demands whose runs the engine lost get new runs and continue from their last row; other demands do not', async () => {
  await engine.startWorker();
  const waiting = await newPendingDemand(engine);
  const untouched = await newPendingDemand(engine);
  const withClock = await newPendingDemand(engine);
  await authorize(engine, withClock);
  const denied = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, denied, { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO' });
  await decide(engine, PEOPLE.representative, denied, { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO' });
  const { runId } = await describeRun(engine, untouched);
  for (const id of [waiting, withClock, denied]) await loseRun(engine, id);

  const sweep = startSweep(engine.services, 200);
  for (const id of [waiting, withClock])
    await eventually(async () => (await describeRun(engine, id)).status === 'RUNNING');
  await sweep.stop();
  expect((await describeRun(engine, untouched)).runId).toBe(runId);
  expect((await describeRun(engine, denied)).status).toBe('TERMINATED');
  await decide(engine, PEOPLE.manager, waiting, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
  expect(await historyOf(engine, waiting)).toEqual(['1 REQUEST', '2 ACCEPT']);
});
