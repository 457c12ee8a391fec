import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { unhurried } from '@aval/testing/faults/unhurried';
import {
  authorize,
  decide,
  historyOf,
  newDraft,
  newPendingDemand,
  PEOPLE,
  submit,
  untilAnswered,
} from '@aval/testing/scenes/scenario';
import { createTestEngine, describeRun, eventually, newCommandId, type TestEngine } from '@aval/testing/stack/engine';
import { createOwnTemporal, type OwnTemporal } from '@aval/testing/stack/own-temporal';
import { afterEach, expect, it } from 'vitest';

let temporal: OwnTemporal;
let engine: TestEngine;

async function begin(durable: boolean): Promise<void> {
  temporal = await createOwnTemporal({ durable });
  await temporal.start();
  engine = await createTestEngine({ address: temporal.address, namespace: 'default' });
  await engine.startWorker();
}

afterEach(async () => {
  await engine.close();
  await temporal.close();
});

it('work continues by itself after the server was killed halfway', async () => {
  await begin(true);
  const demandId = await newPendingDemand(engine);
  const manager = await engine.actor(PEOPLE.manager);
  const input = {
    demandId,
    commandId: newCommandId(),
    expectedSequence: 1,
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
    comment: 'Conforme',
  };
  const underWay = decideDemand(engine.services, manager, input);
  await temporal.kill();
  const killedAt = Date.now();
  await temporal.start();
  const first = await underWay;
  expect(['done', 'unknown', 'unavailable']).toContain(first.status);
  await eventually(async () => (await decideDemand(engine.services, manager, input)).status === 'done');
  expect(Date.now() - killedAt).toBeLessThan(unhurried(10_000));
  await decide(engine, PEOPLE.representative, demandId, { decision: 'authorize', finalReason: 'AUTORIZADO' });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT', '3 ACCEPT']);
});

it('an engine without its data is rebuilt from the database: open demands, clocks and undelivered commands', async () => {
  await begin(false);
  const open = await newPendingDemand(engine);
  const commandId = newCommandId();
  await decide(engine, PEOPLE.manager, open, { decision: 'authorize', decisionReason: 'AUTORIZADO', commandId });
  const withClock = await newPendingDemand(engine);
  await authorize(engine, withClock);
  await engine.stopWorkers();
  const undelivered = (await newDraft(engine)).demand;
  expect(await submit(engine, { demandId: undelivered.id })).toEqual({ status: 'accepted' });

  await temporal.kill();
  await temporal.start();
  await engine.startWorker();
  const report = await rebuildEngine(engine.services);
  expect(report).toMatchObject({ started: 2, failed: 0 });
  await eventually(async () => (await historyOf(engine, undelivered.id)).length === 1);
  expect((await describeRun(engine, withClock)).status).toBe('RUNNING');

  // The next command meets the state of the last row, and an old id is still known.
  const manager = await engine.actor(PEOPLE.manager);
  const again = {
    demandId: open,
    commandId,
    expectedSequence: 1,
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
    comment: 'Conforme a la documentación',
  };
  const repeated = await untilAnswered(() => decideDemand(engine.services, manager, again));
  expect(repeated).toEqual({ status: 'done', sequence: 2 });
  const last = await decide(engine, PEOPLE.representative, open, { decision: 'authorize', finalReason: 'AUTORIZADO' });
  expect(last).toEqual({ status: 'done', sequence: 3 });
  // A second rebuild refreshes the running demands, and nothing happens twice.
  expect(await rebuildEngine(engine.services)).toMatchObject({ failed: 0 });
  expect(await historyOf(engine, open)).toEqual(['1 REQUEST', '2 ACCEPT', '3 ACCEPT']);
});
