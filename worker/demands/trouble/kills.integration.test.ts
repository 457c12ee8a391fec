import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { buildWorkers, programArguments } from '@aval/ops/compile/programs';
import { unhurried } from '@aval/testing/faults/unhurried';
import { decide, historyOf, newDraft, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { loseRun, remindersOf } from '@aval/testing/scenes/stated-life';
import { createTestEngine, eventually, newCommandId, startRun, type TestEngine } from '@aval/testing/stack/engine';
import { processEnvironment } from '@aval/testing/stack/stack';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { FAULT_POINTS, REMINDER_FAULT_POINTS } from '../../fault-points';

let engine: TestEngine;
let folder: string;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  await buildWorkers();
  engine = await createTestEngine();
  folder = mkdtempSync(path.join(os.tmpdir(), 'aval-kills-'));
});

afterEach(async () => {
  if (worker && worker.exitCode === null && worker.signalCode === null) {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  }
});

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

function startWorkerProcess(faults: Record<string, string> = {}): ChildProcess {
  const environment = processEnvironment(engine.database, {
    TEMPORAL_NAMESPACE: engine.environment.TEMPORAL_NAMESPACE,
    WORKFLOW_BUNDLE: engine.environment.WORKFLOW_BUNDLE ?? '',
    LOG_LEVEL: 'silent',
    ...faults,
  });
  return spawn(process.execPath, programArguments('worker'), {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
}

/** Restarts a killed worker, as the supervisor does. */
function keepWorking(faults: Record<string, string>): { deaths: () => string[] } {
  const deaths: string[] = [];
  const start = () => {
    const child = startWorkerProcess(faults);
    worker = child;
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return;
      deaths.push(signal);
      start();
    });
  };
  start();
  return { deaths: () => deaths };
}

it.each(FAULT_POINTS)('a worker killed at %s: work continues without a trace of it', async (point) => {
  const token = path.join(folder, point);
  const { deaths } = keepWorking({ AVAL_FAULT_POINT: point, AVAL_FAULT_TOKEN: token });
  const { demand } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);

  writeFileSync(token, '');
  const manager = await engine.actor(PEOPLE.manager);
  const input = {
    demandId: demand.id,
    commandId: newCommandId(),
    expectedSequence: 1,
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
    comment: 'Conforme',
  };
  const first = await decideDemand(engine.services, manager, input);
  expect(existsSync(token), 'the point was reached').toBe(false);
  expect(['done', 'unknown']).toContain(first.status);
  await eventually(async () => deaths().length === 1);
  const killedAt = Date.now();
  await eventually(async () => (await decideDemand(engine.services, manager, input)).status === 'done');
  expect(Date.now() - killedAt).toBeLessThan(unhurried(10_000));

  const final = await decide(engine, PEOPLE.representative, demand.id, {
    decision: 'authorize',
    finalReason: 'AUTORIZADO',
  });
  expect(final).toEqual({ status: 'done', sequence: 3 });
  expect(await historyOf(engine, demand.id)).toEqual(['1 REQUEST', '2 ACCEPT', '3 ACCEPT']);
});

it.each(['before_commit', 'after_commit'] as const)(
  'a worker killed at %s: each event is due once for webhooks',
  async (point) => {
    const token = path.join(folder, `${point} of an event`);
    const { deaths } = keepWorking({ AVAL_FAULT_POINT: point, AVAL_FAULT_TOKEN: token });
    const events = ['demand.submitted', 'demand.information_requested'];
    const where = { url: 'https://hooks.invalid/', sealedSecret: 'nobody opens it' };
    const webhook = await engine.owner.webhook.create({ data: { ...where, companyId: 2, name: point, events } });
    const { demand } = await newDraft(engine);
    await submit(engine, { demandId: demand.id });
    await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
    writeFileSync(token, '');
    const question = {
      demandId: demand.id,
      commandId: newCommandId(),
      expectedSequence: 1,
      decision: 'more_info',
      comment: 'x',
    };
    const manager = await engine.actor(PEOPLE.manager);
    await eventually(async () => (await decideDemand(engine.services, manager, question)).status === 'done');
    await eventually(async () => deaths().length === 1);
    const owed = await engine.owner.webhookDelivery.findMany({
      where: { webhookId: webhook.id },
      include: { effect: true },
      orderBy: { createdAt: 'asc' },
    });
    expect(owed.map(({ event, demandId, effect }) => [event, demandId, effect.sequence])).toEqual(
      events.map((event, index) => [event, demand.id, index + 1]),
    );
  },
);

it.each(REMINDER_FAULT_POINTS)('a worker killed at %s: the reminder is issued once', async (point) => {
  const token = path.join(folder, point);
  const { deaths } = keepWorking({ AVAL_FAULT_POINT: point, AVAL_FAULT_TOKEN: token });
  const { demand } = await newDraft(engine, { today: '2022-01-10' });
  await submit(engine, { demandId: demand.id, occurredAt: '2022-01-10T10:00:00.000Z' });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  // A new run of a demand that has waited for years reminds at once.
  await loseRun(engine, demand.id);
  writeFileSync(token, '');
  await startRun(engine, demand, {});
  await eventually(async () => deaths().length === 1);
  expect(existsSync(token), 'the point was reached').toBe(false);

  const commandId = newCommandId();
  const decision = {
    demandId: demand.id,
    commandId,
    expectedSequence: 1,
    decision: 'more_info',
    comment: 'El informe',
  };
  const manager = await engine.actor(PEOPLE.manager);
  await eventually(async () => (await decideDemand(engine.services, manager, decision)).status === 'done');
  expect(await remindersOf(engine, demand.id)).toHaveLength(1);
  const occasion = { demandId: demand.id, occasion: { not: '' } };
  const told = await engine.owner.notification.findMany({ where: occasion, select: { userId: true } });
  expect(told.length).toBe(2);
  expect(new Set(told.map(({ userId }) => userId)).size).toBe(2);
  expect(await engine.owner.effect.count({ where: { ...occasion, kind: 'mail' } })).toBe(2);
});
