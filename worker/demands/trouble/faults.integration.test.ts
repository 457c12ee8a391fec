import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import type { CommandResult } from '@aval/application/engine/outcomes';
import { rebuildEngine } from '@aval/application/engine/rebuild-engine';
import { type Fault, faultsOf } from '@aval/domain/demand/faults';
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
import { loseRun } from '@aval/testing/scenes/stated-life';
import { describeRun, eventually, newCommandId, startRun } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { demandWorkflowId, REFRESH_SIGNAL } from '@aval/workflows/contract';
import { expect, it } from 'vitest';

const engine = await engineForFile();
await engine.startWorker();

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

it('a projection is repeated while the database is busy, and done once', async () => {
  const demandId = await newPendingDemand(engine);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Longer than the statement timeout and the activity's own.
  const blocked = engine.owner.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM demand WHERE id = ${demandId}::uuid FOR UPDATE`;
      setTimeout(release, 2600);
      await released;
    },
    { timeout: 20_000 },
  );
  const result = await decide(engine, PEOPLE.manager, demandId, {
    decision: 'authorize',
    decisionReason: 'AUTORIZADO',
  });
  await blocked;
  expect(result).toEqual({ status: 'done', sequence: 2 });
  expect(await historyOf(engine, demandId)).toEqual(['1 REQUEST', '2 ACCEPT']);
});

it('a command that the database can never take fails, marks the demand and notifies the admins, and the demand continues', async () => {
  const demandId = await newPendingDemand(engine);
  await engine.owner.$executeRaw`ALTER TABLE demand_history ADD CONSTRAINT never CHECK (comment <> 'nunca') NOT VALID`;
  expect(await comment(demandId, 'nunca')).toEqual({ status: 'faulty', code: 'database_23514' });
  expect(await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } })).toMatchObject({
    commandFaultCode: 'database_23514',
    sequence: 1,
  });
  expect(await toldAdmins(demandId)).toEqual(['admin@aval.test command_fault', 'superadmin@aval.test command_fault']);

  expect(await comment(demandId, 'otra cosa')).toEqual({ status: 'done', sequence: 2 });
  expect(await marksOf(demandId)).toEqual([]);
  await engine.owner.$executeRaw`ALTER TABLE demand_history DROP CONSTRAINT never`;
});

it('a clock that cannot be projected waits for a refresh while users continue to act', async () => {
  await engine.owner
    .$executeRaw`ALTER TABLE demand_history ADD CONSTRAINT no_clock CHECK (action <> 'CONTINUE') NOT VALID`;
  const { demand } = await newDraft(engine, { today: '2026-01-12' });
  await submit(engine, { demandId: demand.id, occurredAt: '2026-01-12T09:00:00.000Z' });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  await authorize(engine, demand.id, '2026-01-13T09:00:00.000Z');
  await eventually(async () => (await toldAdmins(demand.id)).length > 0);
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id: demand.id } });
  expect(row.displayStatus).toBe('sended_accepted');
  expect(await toldAdmins(demand.id)).toEqual(['admin@aval.test clock_fault', 'superadmin@aval.test clock_fault']);
  expect(await comment(demand.id, 'Seguimos')).toMatchObject({ status: 'done' });
  // Users' comments do not restart the clock.
  expect(await marksOf(demand.id)).toEqual([{ cause: 'clock', code: 'database_23514' }]);

  await engine.owner.$executeRaw`ALTER TABLE demand_history DROP CONSTRAINT no_clock`;
  await engine.services.engine.client.workflow.getHandle(demandWorkflowId(demand.id)).signal(REFRESH_SIGNAL);
  await eventually(async () => (await historyOf(engine, demand.id)).includes('5 CONTINUE'));
  expect(await marksOf(demand.id)).toEqual([]);
});

it('the mark of a failed action stays until the same action is written or the demand moves on', async () => {
  const demandId = await newPendingDemand(engine);
  const table = 'ALTER TABLE demand_history';
  await engine.owner.$executeRawUnsafe(`${table} ADD CONSTRAINT no_deny CHECK (action <> 'DENY') NOT VALID`);
  const deny = { decision: 'deny', decisionReason: 'NOCUBIERTODENEGADO' } as const;
  expect(await decide(engine, PEOPLE.manager, demandId, deny)).toMatchObject({ status: 'faulty' });
  const mark = [{ cause: 'command', code: 'database_23514' }];
  expect(await comment(demandId, 'Una nota')).toMatchObject({ status: 'done' });
  expect(await marksOf(demandId)).toEqual(mark);
  const authorize = { decision: 'authorize', decisionReason: 'AUTORIZADO' } as const;
  expect(await decide(engine, PEOPLE.manager, demandId, authorize)).toMatchObject({ status: 'done' });
  expect(await marksOf(demandId)).toEqual([]);
  await engine.owner.$executeRawUnsafe(`${table} DROP CONSTRAINT no_deny`);
});

it('a demand that its run cannot read is marked, and the next written command clears the mark', async () => {
  const demandId = await newPendingDemand(engine);
  await engine.owner
    .$executeRaw`CREATE POLICY unreadable ON demand_history AS RESTRICTIVE FOR SELECT USING (1 / 0 = 1)`;
  await loseRun(engine, demandId);
  await startRun(engine, { id: demandId, companyId: 2 }, {});
  await eventually(async () => (await describeRun(engine, demandId)).status === 'FAILED');
  await engine.owner.$executeRaw`DROP POLICY unreadable ON demand_history`;
  expect(await marksOf(demandId)).toEqual([{ cause: 'command', code: 'database_22012' }]);
  expect(await toldAdmins(demandId)).toEqual(['admin@aval.test command_fault', 'superadmin@aval.test command_fault']);
  expect(await comment(demandId, 'Ya se lee')).toEqual({ status: 'done', sequence: 2 });
  expect(await marksOf(demandId)).toEqual([]);
});

it('a demand on which engine and database disagree stops, notifies the admins, and is healed from the database', async () => {
  const demandId = await newPendingDemand(engine);
  // An entry that the engine does not know, as after restoring the engine's data from a backup.
  const stranger = newCommandId();
  await engine.owner.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT set_config('app.projection', 'on', true)`;
    const { id: _id, ...last } = await tx.demandHistory.findFirstOrThrow({ where: { demandId } });
    const state = { ...(last.state as object), sequence: 2 };
    await tx.demandHistory.create({ data: { ...last, sequence: 2, commandId: stranger, action: 'COMMENT', state } });
    await tx.demand.update({ where: { id: demandId }, data: { sequence: 2, state } });
  });
  expect(await comment(demandId, 'Una nota')).toEqual({ status: 'faulty', code: 'diverged' });
  expect(await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } })).toMatchObject({
    divergedAt: expect.any(Date),
    sequence: 2,
  });
  expect(await toldAdmins(demandId)).toEqual(['admin@aval.test diverged', 'superadmin@aval.test diverged']);
  expect(await comment(demandId, 'Otra nota')).toEqual({ status: 'faulty', code: 'diverged' });

  expect(await rebuildEngine(engine.services)).toMatchObject({ failed: 0 });
  await eventually(async () => (await comment(demandId, 'Por fin')).status === 'done');
  expect((await historyOf(engine, demandId)).slice(0, 3)).toEqual(['1 REQUEST', '2 COMMENT', '3 COMMENT']);
});
