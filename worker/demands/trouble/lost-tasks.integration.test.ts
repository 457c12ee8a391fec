import { unhurried } from '@aval/testing/faults/unhurried';
import { decide, historyOf, newDraft, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { loseRun } from '@aval/testing/scenes/stated-life';
import { eventually, newCommandId, startRun } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { TASK_QUEUES } from '@aval/workflows/contract';
import { expect, it } from 'vitest';

const engine = await engineForFile();

/** From the fourth lost task on the server would wait longer and longer before each retry. */
const WORKERS_LOST = 5;

it('a demand that lost several workers in a row continues within ten seconds after the last', async () => {
  const worker = await engine.startWorker();
  const { demand } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  await worker.stop();
  await loseRun(engine, demand.id);
  await startRun(engine, demand, {});
  for (let lost = 0; lost < WORKERS_LOST; lost += 1) await takeTaskAndDie();
  const lastDeath = Date.now();

  await engine.startWorker();
  const input = { decision: 'authorize', decisionReason: 'AUTORIZADO', commandId: newCommandId() } as const;
  await eventually(async () => (await decide(engine, PEOPLE.manager, demand.id, input)).status === 'done');
  expect(Date.now() - lastDeath).toBeLessThan(unhurried(10_000));
  expect(await historyOf(engine, demand.id)).toEqual(['1 REQUEST', '2 ACCEPT']);
});

/** Takes a task without answering, like a killed worker: the server waits for it until the task timeout. */
async function takeTaskAndDie(): Promise<void> {
  const { TEMPORAL_NAMESPACE: namespace } = engine.environment;
  const task = await engine.services.engine.withDeadline(20_000, ({ workflowService }) =>
    workflowService.pollWorkflowTaskQueue({
      namespace,
      taskQueue: { name: TASK_QUEUES.demands },
      identity: 'a worker that dies',
    }),
  );
  expect(task.taskToken.length).toBeGreaterThan(0);
}
