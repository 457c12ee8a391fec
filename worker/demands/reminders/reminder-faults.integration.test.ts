import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { type Fault, faultsOf } from '@aval/domain/demand/faults';
import { actAs, decide, PEOPLE, untilAnswered } from '@aval/testing/scenes/scenario';
import { askRun, beginLife, liveUntil, remindersOf } from '@aval/testing/scenes/stated-life';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { demandWorkflowId, REFRESH_SIGNAL } from '@aval/workflows/contract';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker({ relay: false });

const MONDAY = '2022-01-10T10:00:00.000Z';
const THURSDAY = '2022-01-13T12:00:00.000Z';

async function comment(demandId: string, text: string): Promise<CommandResult> {
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const doctor = await engine.actor(PEOPLE.doctor);
  const page = { demandId, commandId: newCommandId(), expectedSequence: lastActionSequence };
  const input = { ...page, target: 'managers', comment: text } as const;
  return untilAnswered(() => commentOnDemand(engine.services, doctor, input));
}

async function toldAdmins(demandId: string): Promise<string[]> {
  const rows = await engine.owner.notification.findMany({
    where: { demandId, OR: [{ key: { endsWith: '_fault' } }, { key: 'diverged' }] },
    include: { user: true },
  });
  return rows.map(({ key, user }) => `${user.email} ${key}`).sort();
}

async function marksOf(demandId: string): Promise<Fault[]> {
  return faultsOf(await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } }));
}

it('unreadable reminder settings wait for a refresh while users continue to act', async () => {
  await engine.owner.$executeRaw`CREATE POLICY unreadable ON reminder_setting AS RESTRICTIVE USING (1 / 0 = 1)`;
  const demandId = await beginLife(engine, { bornAt: MONDAY });
  await eventually(async () => (await toldAdmins(demandId)).length > 0);
  const mark = [{ cause: 'reminder', code: 'database_22012' }];
  expect(await toldAdmins(demandId)).toEqual(['admin@aval.test reminder_fault', 'superadmin@aval.test reminder_fault']);
  expect(await comment(demandId, 'Seguimos')).toMatchObject({ status: 'done' });
  expect(await comment(demandId, 'Y seguimos')).toMatchObject({ status: 'done' });
  expect(await marksOf(demandId)).toEqual(mark);
  const run = engine.services.engine.client.workflow.getHandle(demandWorkflowId(demandId));
  const { events } = await run.fetchHistory();
  const reports = events?.filter(
    ({ activityTaskScheduledEventAttributes: task }) => task?.activityType?.name === 'reportFault',
  );
  expect(reports).toHaveLength(1);

  await engine.owner.$executeRaw`DROP POLICY unreadable ON reminder_setting`;
  await run.signal(REFRESH_SIGNAL);
  await eventually(async () => (await marksOf(demandId)).length === 0);
});

it('a reminder that cannot be written waits for a refresh, which issues it and clears the mark', async () => {
  const table = 'ALTER TABLE reminder';
  await engine.owner.$executeRawUnsafe(`${table} ADD CONSTRAINT never CHECK (false) NOT VALID`);
  const demandId = await beginLife(engine, { bornAt: MONDAY });
  await liveUntil(engine, demandId, THURSDAY);
  expect(await marksOf(demandId)).toEqual([{ cause: 'reminder', code: 'database_23514' }]);
  expect(await remindersOf(engine, demandId)).toEqual([]);

  await engine.owner.$executeRawUnsafe(`${table} DROP CONSTRAINT never`);
  await engine.services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).signal(REFRESH_SIGNAL);
  await eventually(async () => (await marksOf(demandId)).length === 0);
  expect((await remindersOf(engine, demandId)).map((at) => at.slice(0, 10))).toEqual(['2022-01-12']);
});

it('the reminder mark is cleared once the demand is decided, and reading is retried when the demand waits again', async () => {
  await engine.owner.$executeRaw`CREATE POLICY unreadable ON reminder_setting AS RESTRICTIVE USING (1 / 0 = 1)`;
  const demandId = await beginLife(engine, { bornAt: MONDAY });
  const mark = [{ cause: 'reminder', code: 'database_22012' }];
  await eventually(async () => (await marksOf(demandId)).length > 0);
  const reason = 'NOCUBIERTODENEGADO';
  await decide(engine, PEOPLE.manager, demandId, { decision: 'deny', decisionReason: reason });
  expect(await marksOf(demandId)).toEqual(mark);
  await decide(engine, PEOPLE.representative, demandId, { decision: 'deny', finalReason: reason });
  const decided = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  expect([decided.displayStatus, faultsOf(decided)]).toEqual(['sended_denied', []]);
  expect(await askRun(engine, demandId)).toMatchObject({ reminderFault: null });

  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Se decidió por error' });
  await eventually(async () => (await marksOf(demandId)).length > 0);
  expect(await marksOf(demandId)).toEqual(mark);
  await engine.owner.$executeRaw`DROP POLICY unreadable ON reminder_setting`;
  await engine.services.engine.client.workflow.getHandle(demandWorkflowId(demandId)).signal(REFRESH_SIGNAL);
  await eventually(async () => (await marksOf(demandId)).length === 0);
});
