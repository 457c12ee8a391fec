import { randomBytes } from 'node:crypto';
import { decideDemand } from '@aval/application/demands/deciding/decide-demand';
import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { closeServices, createServices, type Services } from '@aval/application/services';
import type { PayloadKey, WorkerEnvironment } from '@aval/platform/environment';
import { newPendingDemand, PEOPLE, untilAnswered } from '@aval/testing/scenes/scenario';
import { describeRun, eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { expect, it } from 'vitest';
import { connectNative } from '../../connect-native';
import { createDemandsWorker } from '../../demands-worker';

const engine = await engineForFile();

/** Runs `work` with a web and a worker restarted with these keys. */
async function withKeys(keys: PayloadKey[], work: (services: Services) => Promise<void>): Promise<void> {
  const environment: WorkerEnvironment = { ...engine.environment, PAYLOAD_KEYS: keys };
  const services = createServices('rotation', environment);
  const connection = await connectNative(environment, services.logger);
  const worker = await createDemandsWorker({ ...services, connection, environment });
  const running = worker.run();
  try {
    await work(services);
  } finally {
    worker.shutdown();
    await running;
    await connection.close();
    await closeServices(services);
  }
}

it('open demands continue under a new key, and the old key is dispensable after a rebuild', async () => {
  const first = await engine.startWorker();
  const demandId = await newPendingDemand(engine);
  await first.stop();
  const manager = await engine.actor(PEOPLE.manager);
  const representative = await engine.actor(PEOPLE.representative);
  const command = { demandId, comment: 'Conforme', decision: 'authorize' } as const;
  const { runId } = await describeRun(engine, demandId);
  const old = engine.environment.PAYLOAD_KEYS;
  const fresh: PayloadKey = { id: 'fresh', key: new Uint8Array(randomBytes(32)) };

  await withKeys([fresh, ...old], async (services) => {
    const decision = { ...command, commandId: newCommandId(), expectedSequence: 1, decisionReason: 'AUTORIZADO' };
    expect(await untilAnswered(() => decideDemand(services, manager, decision))).toEqual({
      status: 'done',
      sequence: 2,
    });
    expect(await rebuildEngine(services)).toMatchObject({ failed: 0 });
    await eventually(async () => (await describeRun(engine, demandId)).runId !== runId);
  });
  await withKeys([fresh], async (services) => {
    const decision = { ...command, commandId: newCommandId(), expectedSequence: 2, finalReason: 'AUTORIZADO' };
    expect(await untilAnswered(() => decideDemand(services, representative, decision))).toEqual({
      status: 'done',
      sequence: 3,
    });
  });
});
