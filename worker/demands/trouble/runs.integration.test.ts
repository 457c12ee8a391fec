import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { refreshEngine } from '@aval/application/engine/refresh-engine';
import { authorize, decide, historyOf, newDraft, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { describeRun, eventually, newCommandId, startRun } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import {
  COMMAND_UPDATE,
  type CommandInput,
  type DoneOutcome,
  demandWorkflowId,
  REFRESH_SIGNAL,
} from '@aval/workflows/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();

async function comment(demandId: string, email: string, commandId = newCommandId()): Promise<CommandResult> {
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  return commentOnDemand(engine.services, await engine.actor(email), {
    demandId,
    commandId,
    expectedSequence: lastActionSequence,
    target: 'managers',
    comment: 'Una nota',
  });
}

/** Files a demand without a relay, so that the test sets the timings of its run. */
async function startedWith(timings: Parameters<typeof startRun>[2], chemotherapy = true): Promise<string> {
  const { demand } = await newDraft(engine, chemotherapy ? {} : { chemotherapy: false, radiotherapy: true });
  await submit(engine, { demandId: demand.id });
  await startRun(engine, demand, timings);
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  return demand.id;
}

describe('a run', () => {
  beforeAll(async () => {
    await engine.startWorker({ relay: false });
  });
  afterAll(() => engine.stopWorkers());

  it('hands over to the next one while commands arrive, and each is applied once', async () => {
    const demandId = await startedWith({ commandsPerRun: 4 });
    const { runId } = await describeRun(engine, demandId);
    const ids = Array.from({ length: 12 }, () => newCommandId());
    const results = await Promise.all(ids.map((id) => comment(demandId, PEOPLE.manager, id)));
    // A command sent during the handover may ask for another try with the same id.
    for (const [index, result] of results.entries())
      if (result.status !== 'done') results[index] = await comment(demandId, PEOPLE.manager, ids[index]);
    expect(results.map((result) => result.status)).toEqual(Array.from({ length: 12 }, () => 'done'));
    const history = await historyOf(engine, demandId);
    expect(history).toEqual(['1 REQUEST', ...Array.from({ length: 12 }, (_, index) => `${index + 2} COMMENT`)]);
    await eventually(async () => (await describeRun(engine, demandId)).runId !== runId);

    // The outcomes are handed over: the next run knows an id that the engine itself has forgotten.
    const [first = ''] = ids;
    const outcome = await engine.services.engine.client.workflow
      .getHandle(demandWorkflowId(demandId))
      .executeUpdate<DoneOutcome, [CommandInput]>(COMMAND_UPDATE, {
        updateId: newCommandId(),
        args: [
          {
            commandId: first,
            command: { type: 'comment', target: 'managers' },
            actor: { role: 'MANAGER', userId: 1 },
            expectedSequence: 1,
            payloadSha256: '',
            occurredAt: null,
          },
        ],
      });
    expect(outcome).toMatchObject({ status: 'done', commandId: first });
    expect(await historyOf(engine, demandId)).toHaveLength(13);
  });

  it('restarts from the last row after a refresh signal', async () => {
    const demandId = await startedWith({});
    const { runId } = await describeRun(engine, demandId);
    await engine.services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).signal(REFRESH_SIGNAL);
    await eventually(async () => (await describeRun(engine, demandId)).runId !== runId);
    expect(
      await decide(engine, PEOPLE.manager, demandId, { decision: 'authorize', decisionReason: 'AUTORIZADO' }),
    ).toEqual({
      status: 'done',
      sequence: 2,
    });
  });

  it('a run that is refreshed at a deployment continues in a new run, also while its demand waits', async () => {
    const demandIds = await Promise.all([startedWith({}), startedWith({})]);
    const before = await Promise.all(demandIds.map((id) => describeRun(engine, id)));
    await eventually(async () => (await refreshEngine(engine.services, 0)).asked >= demandIds.length);
    expect(await refreshEngine(engine.services)).toMatchObject({ failed: 0, left: 0 });
    const after = await Promise.all(demandIds.map((id) => describeRun(engine, id)));
    after.forEach(({ runId, status }, index) => {
      expect(status).toBe('RUNNING');
      expect(runId).not.toBe(before[index]?.runId);
    });
    for (const id of demandIds) expect(await historyOf(engine, id)).toEqual(['1 REQUEST']);
  });

  it('ends with the demand once all waiting commands are answered; later commands are answered by another run', async () => {
    const demandId = await startedWith({});
    const manager = await engine.actor(PEOPLE.manager);
    const [canceled, ...others] = await Promise.all([
      cancelDemand(engine.services, manager, {
        demandId,
        commandId: newCommandId(),
        expectedSequence: 1,
        reason: 'Duplicada',
      }),
      ...Array.from({ length: 4 }, () => comment(demandId, PEOPLE.doctor)),
    ]);
    expect(canceled?.status).toBe('done');
    for (const other of others) expect(['done', 'stale', 'refused']).toContain(other.status);
    await eventually(async () => (await describeRun(engine, demandId)).status === 'COMPLETED');
    const entries = await historyOf(engine, demandId);
    expect(entries.filter((entry) => entry.endsWith('CANCEL'))).toHaveLength(1);
    expect(await comment(demandId, PEOPLE.doctor)).toEqual({ status: 'refused', refusal: 'wrong_status' });
    await eventually(async () => (await describeRun(engine, demandId)).status === 'COMPLETED');
  });

  it('a run of a sent demand without a clock ends when it is quiet; a later command starts another', async () => {
    const demandId = await startedWith({ quietMs: 400 }, false);
    await authorize(engine, demandId);
    await eventually(async () => (await describeRun(engine, demandId)).status === 'COMPLETED');
    const { runId } = await describeRun(engine, demandId);
    expect(await comment(demandId, PEOPLE.doctor)).toEqual({ status: 'done', sequence: 4 });
    expect((await describeRun(engine, demandId)).runId).not.toBe(runId);
  });

  it('never ends while the clock of a cycle is pending', async () => {
    const demandId = await startedWith({ quietMs: 1 });
    await authorize(engine, demandId);
    const query = await engine.services.engine.client.workflow
      .getHandle(demandWorkflowId(demandId))
      .query<{ nextDeadline: string }>('state');
    const { continueAt } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
    expect(query.nextDeadline).toBe(continueAt?.toISOString());
    expect((await describeRun(engine, demandId)).status).toBe('RUNNING');
  });
});

describe('the clock of a cycle', () => {
  beforeAll(async () => {
    await engine.startWorker();
  });
  afterAll(() => engine.stopWorkers());

  it('turns an accepted demand into one to be continued, at the moment at which the cycle ended', async () => {
    const { demand } = await newDraft(engine, { today: '2026-01-12' });
    await submit(engine, { demandId: demand.id, occurredAt: '2026-01-12T09:00:00.000Z' });
    await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
    await authorize(engine, demand.id, '2026-01-13T09:00:00.000Z');
    await eventually(async () => (await historyOf(engine, demand.id)).length === 4);
    const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
    expect(row).toMatchObject({ displayStatus: 'pending_continue', continueFlag: true, continueAt: null });
    const entry = await engine.owner.demandHistory.findFirstOrThrow({ where: { demandId: demand.id, sequence: 4 } });
    expect(entry).toMatchObject({ action: 'CONTINUE', actorId: null, fromRoleId: null });
    const accepted = await engine.owner.demandHistory.findFirstOrThrow({ where: { demandId: demand.id, sequence: 3 } });
    expect(accepted.state).toMatchObject({ continueAt: entry.createdAt.toISOString() });
  });
});
