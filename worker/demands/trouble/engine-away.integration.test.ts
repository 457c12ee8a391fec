import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { ANSWERED_WITHIN_MS } from '@aval/application/engine/dispatch';
import { createServices } from '@aval/application/services';
import { historyOf, newPendingDemand, PEOPLE, untilAnswered } from '@aval/testing/scenes/scenario';
import { newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { afterEach, expect, it } from 'vitest';

const engine = await engineForFile();

afterEach(() => engine.stopWorkers());

const decision = { decision: 'authorize', decisionReason: 'AUTORIZADO', comment: 'Conforme' } as const;

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const began = performance.now();
  return { result: await work(), ms: performance.now() - began };
}

it('a command is answered in time while the engine is unreachable, and a retry applies it once', async () => {
  await engine.startWorker();
  const demandId = await newPendingDemand(engine);
  const away = createServices('away', { ...engine.environment, TEMPORAL_ADDRESS: '127.0.0.1:9' });
  const manager = await engine.actor(PEOPLE.manager);
  const input = { ...decision, demandId, commandId: newCommandId(), expectedSequence: 1 };
  const { result, ms } = await timed(() => decideDemand(away, manager, input));
  await away.database.$disconnect();
  expect(result).toEqual({ status: 'unavailable' });
  expect(ms).toBeLessThan(1.25 * ANSWERED_WITHIN_MS);
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST']);

  expect(await untilAnswered(() => decideDemand(engine.services, manager, input))).toEqual({
    status: 'done',
    sequence: 2,
  });
  expect(await untilAnswered(() => decideDemand(engine.services, manager, input))).toEqual({
    status: 'done',
    sequence: 2,
  });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
});

it('a command is answered in time while no worker runs, and a retry applies it once', async () => {
  const first = await engine.startWorker();
  const demandId = await newPendingDemand(engine);
  await first.stop();
  const manager = await engine.actor(PEOPLE.manager);
  const input = { ...decision, demandId, commandId: newCommandId(), expectedSequence: 1 };
  const { result, ms } = await timed(() => decideDemand(engine.services, manager, input));
  expect(result).toEqual({ status: 'unknown' });
  expect(ms).toBeLessThan(1.25 * ANSWERED_WITHIN_MS);

  await engine.startWorker();
  expect(await untilAnswered(() => decideDemand(engine.services, manager, input))).toEqual({
    status: 'done',
    sequence: 2,
  });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
});

it('a command edited before the engine received it is never applied, though it was on its way', async () => {
  const first = await engine.startWorker();
  const demandId = await newPendingDemand(engine);
  await first.stop();
  const manager = await engine.actor(PEOPLE.manager);
  const input = { ...decision, demandId, commandId: newCommandId(), expectedSequence: 1 };
  expect(await decideDemand(engine.services, manager, input)).toEqual({ status: 'unknown' });
  const edited = { ...input, comment: 'Otra cosa' };
  const told = { status: 'edited', earlier: { status: 'not_done' } };
  expect(await decideDemand(engine.services, manager, edited)).toEqual(told);
  expect(await decideDemand(engine.services, manager, edited)).toEqual(told);

  // The engine holds the first command and gives it to the worker before anything else.
  await engine.startWorker();
  expect(await untilAnswered(() => decideDemand(engine.services, manager, input))).toEqual(told);
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST']);
  const anew = { ...edited, commandId: newCommandId() };
  expect(await untilAnswered(() => decideDemand(engine.services, manager, anew))).toEqual({
    status: 'done',
    sequence: 2,
  });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
});
