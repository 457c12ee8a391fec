import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import {
  actAs,
  decide,
  newPendingDemand,
  PEOPLE,
  pageOf,
  untilAnswered,
  writeWorkingCopy,
} from '@aval/testing/scenes/scenario';
import {
  askRun,
  beginLife,
  liveUntil,
  loseRun,
  remindedOf,
  remindersOf,
  startAt,
} from '@aval/testing/scenes/stated-life';
import { createTestEngine, describeRun, eventually, newCommandId, startRun } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker({ relay: false });

const ASSISTANT = 'assistant@meridiana.test';

/** Monday 10 January 2022, 11:00 in Madrid. */
const MONDAY = '2022-01-10T10:00:00.000Z';

describe('a waiting demand', () => {
  it('reminds the users whose turn it is every few working days, until it moves on', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    await liveUntil(engine, id, '2022-01-18T12:00:00.000Z');
    expect(await remindersOf(engine, id)).toEqual([
      '2022-01-12 08:00 pending_analysis',
      '2022-01-14 08:00 pending_analysis',
      '2022-01-18 08:00 pending_analysis',
    ]);
    const managers = ['manager@grupo.test', PEOPLE.manager];
    expect(Object.values(await remindedOf(engine, id))).toEqual([managers, managers, managers]);

    const consultant = await engine.actor(PEOPLE.consultant);
    const moved = { decision: 'evaluate', toUserId: consultant.userId, occurredAt: '2022-01-18T13:00:00.000Z' };
    expect(await decide(engine, PEOPLE.manager, id, moved)).toMatchObject({ status: 'done' });
    await liveUntil(engine, id, '2022-01-21T06:59:00.000Z');
    expect(await remindersOf(engine, id)).toHaveLength(3);
    await liveUntil(engine, id, '2022-01-21T07:00:00.000Z');
    expect((await remindersOf(engine, id)).at(-1)).toBe('2022-01-21 08:00 pending_evaluation');
    expect(Object.values(await remindedOf(engine, id)).at(-1)).toEqual([PEOPLE.consultant]);
  });

  it('is unchanged by a reminder: no history entry, no sequence number, no other change', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    await liveUntil(engine, id, '2022-01-10T11:00:00.000Z');
    const look = () =>
      engine.owner.demand.findUniqueOrThrow({ where: { id }, include: { history: { orderBy: { sequence: 'asc' } } } });
    const before = await look();
    // The run's own timer fires: it is half a second before eight.
    await liveUntil(engine, id, '2022-01-12T06:59:59.500Z');
    expect(await remindersOf(engine, id)).toEqual([]);
    await eventually(async () => (await remindersOf(engine, id)).length === 1);
    const after = await look();
    expect(after.history.map(({ action }) => action)).toEqual(['REQUEST', 'COMMENT', 'COMMENT']);
    expect(after.lastActionSequence).toBe(before.lastActionSequence);
    expect(after.state).toEqual({ ...(before.state as object), sequence: 3 });
    expect(after.lastDemand.toISOString()).toBe('2022-01-12T06:59:59.500Z');
  });

  it('reminds the doctor of missing information, and starts anew when it is answered and asked for again', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    const ask = { decision: 'more_info' } as const;
    await decide(engine, PEOPLE.manager, id, { ...ask, occurredAt: '2022-01-10T12:00:00.000Z' });
    await liveUntil(engine, id, '2022-01-13T12:00:00.000Z');
    await writeWorkingCopy(engine, id, 'edit_active', (content) => ({
      ...content,
      extras: { ...content.extras, observations: 'Con el informe' },
    }));
    const doctor = await engine.actor(PEOPLE.doctor);
    const answer = { ...(await pageOf(engine, doctor, id)), occurredAt: '2022-01-13T13:00:00.000Z' };
    const answered = await untilAnswered(() => resubmitDemand(engine.services, doctor, answer));
    expect(answered).toMatchObject({ status: 'done' });
    await decide(engine, PEOPLE.manager, id, { ...ask, occurredAt: '2022-01-14T12:00:00.000Z' });
    await liveUntil(engine, id, '2022-01-24T12:00:00.000Z');
    expect(await remindersOf(engine, id)).toEqual([
      '2022-01-12 08:00 pending_missing_info',
      '2022-01-18 08:00 pending_missing_info',
      '2022-01-21 08:00 pending_missing_info',
    ]);
    expect(new Set(Object.values(await remindedOf(engine, id)).flat())).toEqual(new Set([PEOPLE.doctor]));
  });

  it.each([
    ['begun by the doctor and sent by the assistant: both', { sentBy: ASSISTANT }, [ASSISTANT, PEOPLE.doctor]],
    ['begun by the assistant and sent by the doctor: the doctor alone', { begunBy: ASSISTANT }, [PEOPLE.doctor]],
  ])('reminds of missing information, %s', async (_who, people, told) => {
    const id = await beginLife(engine, { bornAt: MONDAY, ...people });
    await decide(engine, PEOPLE.manager, id, { decision: 'more_info', occurredAt: '2022-01-10T12:00:00.000Z' });
    await liveUntil(engine, id, '2022-01-12T12:00:00.000Z');
    expect(Object.values(await remindedOf(engine, id))).toEqual([told]);
    const news = await engine.owner.notification.findMany({
      where: { demandId: id, occasion: '', key: 'pending_missing_info' },
      select: { user: { select: { email: true } } },
    });
    expect(news.map(({ user }) => user.email).sort()).toEqual(told);
  });

  it('keeps its old reminder days after an undo, without making up for those due meanwhile', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    const consultant = await engine.actor(PEOPLE.consultant);
    const asked = { decision: 'evaluate', toUserId: consultant.userId, occurredAt: '2022-01-11T12:00:00.000Z' };
    await decide(engine, PEOPLE.manager, id, asked);
    // The manager would have been reminded on the 12th; the consultant will be on the 14th.
    await liveUntil(engine, id, '2022-01-13T12:00:00.000Z');
    const undo = { occurredAt: '2022-01-13T13:00:00.000Z', reason: 'Se pidió al asesor equivocado' };
    await actAs(engine, rollBackDemand, PEOPLE.manager, id, undo);
    // A run that starts from the last row issues the same reminders.
    await loseRun(engine, id);
    await startAt(engine, { id, companyId: 2 }, '2022-01-13T14:00:00.000Z');
    await liveUntil(engine, id, '2022-01-18T12:00:00.000Z');
    expect(await remindersOf(engine, id)).toEqual([
      '2022-01-14 08:00 pending_analysis',
      '2022-01-18 08:00 pending_analysis',
    ]);
  });
});

describe('a reminder', () => {
  it('is made up for once, however long the engine was away', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    await liveUntil(engine, id, '2022-01-12T12:00:00.000Z');
    await loseRun(engine, id);
    // A run with the real clock, years later.
    await startRun(engine, { id, companyId: 2 }, {});
    await eventually(async () => (await remindersOf(engine, id)).length === 2);
    await eventually(async () => Date.parse((await askRun(engine, id)).nextDeadline ?? '') > Date.now());
    const [, late] = await engine.owner.reminder.findMany({ where: { demandId: id }, orderBy: { dueAt: 'asc' } });
    expect(Date.now() - (late?.dueAt.getTime() ?? 0)).toBeLessThan(8 * 24 * 60 * 60 * 1000);
    expect(await remindersOf(engine, id)).toHaveLength(2);
    // After another loss and a rebuild of the engine, reminders are not repeated.
    await loseRun(engine, id);
    expect(await rebuildEngine(engine.services)).toMatchObject({ failed: 0 });
    await eventually(async () => Date.parse((await askRun(engine, id)).nextDeadline ?? '') > Date.now());
    expect(await remindersOf(engine, id)).toHaveLength(2);
  });

  it('continues when a run hands over to the next one', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY, timings: { commandsPerRun: 4 } });
    const { runId } = await describeRun(engine, id);
    await liveUntil(engine, id, '2022-01-14T12:00:00.000Z');
    await liveUntil(engine, id, '2022-02-01T12:00:00.000Z');
    await eventually(async () => (await describeRun(engine, id)).runId !== runId);
    await liveUntil(engine, id, '2022-02-02T12:00:00.000Z');
    expect((await remindersOf(engine, id)).map((reminder) => reminder.slice(5, 10))).toEqual(
      '01-12 01-14 01-18 01-20 01-24 01-26 01-28 02-01'.split(' '),
    );
  });

  it('is issued once when clocks jump: early by the amount they went ahead, then none until they catch up', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    await liveUntil(engine, id, '2022-01-14T12:00:00.000Z');
    expect(await remindersOf(engine, id)).toHaveLength(2);
    await liveUntil(engine, id, '2022-01-11T12:00:00.000Z');
    await liveUntil(engine, id, '2022-01-14T13:00:00.000Z');
    expect(await remindersOf(engine, id)).toHaveLength(2);
    await liveUntil(engine, id, '2022-01-18T12:00:00.000Z');
    expect(await remindersOf(engine, id)).toHaveLength(3);
  });

  it('a reminder of a demand without reachable users goes to the admins', async () => {
    const other = await createTestEngine();
    try {
      await other.startWorker({ relay: false });
      const id = await beginLife(other, { bornAt: MONDAY });
      await other.owner.userAccount.updateMany({
        where: { email: PEOPLE.representative },
        data: { emailNotifications: false },
      });
      const decision = { decision: 'authorize', decisionReason: 'AUTORIZADO', occurredAt: '2022-01-10T12:00:00.000Z' };
      expect(await decide(other, PEOPLE.manager, id, decision)).toMatchObject({ status: 'done' });
      await liveUntil(other, id, '2022-01-13T12:00:00.000Z');
      expect(await remindedOf(other, id)).toEqual({
        '2022-01-12T07:00:00.000Z': ['admin@aval.test', 'superadmin@aval.test'],
      });
      await other.owner.userAccount.updateMany({
        where: { email: PEOPLE.representative },
        data: { emailNotifications: true },
      });
      await liveUntil(other, id, '2022-01-14T12:00:00.000Z');
      expect(Object.values(await remindedOf(other, id)).at(-1)).toEqual([PEOPLE.representative]);
    } finally {
      await other.close();
    }
  });

  it('is not issued by a run that is older than the database', async () => {
    const id = await beginLife(engine, { bornAt: MONDAY });
    await loseRun(engine, id);
    await startAt(engine, { id, companyId: 2 }, '2022-01-11T12:00:00.000Z');
    await eventually(async () => (await askRun(engine, id)).nextDeadline !== null);
    // Simulates a return to yesterday's backup: the database has one action more than the run.
    await engine.owner.$executeRaw`ALTER TABLE demand DISABLE TRIGGER lifecycle_guard`;
    await engine.owner.$executeRaw`UPDATE demand SET sequence = 2 WHERE id = ${id}::uuid`;
    await engine.owner.$executeRaw`ALTER TABLE demand ENABLE TRIGGER lifecycle_guard`;
    const commandId = newCommandId();
    await decide(engine, PEOPLE.manager, id, {
      decision: 'more_info',
      commandId,
      occurredAt: '2022-01-12T12:00:00.000Z',
    });
    expect(await askRun(engine, id)).toMatchObject({ diverged: true });
    expect(await remindersOf(engine, id)).toEqual([]);
    expect(await engine.owner.demand.findUniqueOrThrow({ where: { id } })).toMatchObject({
      divergedAt: expect.any(Date),
    });
  });
});

it('a demand filed without a stated time waits for its first reminder', async () => {
  await engine.stopWorkers();
  await engine.startWorker();
  const id = await newPendingDemand(engine);
  await eventually(async () => Date.parse((await askRun(engine, id)).nextDeadline ?? '') > Date.now());
  expect(await remindersOf(engine, id)).toEqual([]);
});
