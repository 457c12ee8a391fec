import { randomUUID } from 'node:crypto';
import type { CommandInputBase } from '@aval/application/demands/commands/command-input';
import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { finishDemand } from '@aval/application/demands/deciding/finish-demand';
import { increaseCycles } from '@aval/application/demands/deciding/increase-cycles';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { takeOverDemand } from '@aval/application/demands/deciding/take-over-demand';
import { uploadToDemand } from '@aval/application/demands/deciding/upload-to-demand';
import { changeDates } from '@aval/application/demands/filing/change-dates';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { resubmitDemand } from '@aval/application/demands/filing/resubmit-demand';
import { saveAdministrative } from '@aval/application/demands/filing/save-administrative';
import { returnDemandsOf } from '@aval/application/users/leaving/return-demands-of';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { forPlatform } from '@aval/prisma/scope';
import { HistoryRecorder } from '@aval/testing/histories/history-recorder';
import {
  type ActArguments,
  actAs,
  authorize,
  decide,
  historyOf,
  inCycle,
  newDraft,
  PEOPLE,
  submit,
  writeWorkingCopy,
} from '@aval/testing/scenes/scenario';
import { beginLife, liveUntil, remindersOf } from '@aval/testing/scenes/stated-life';
import { eventually, startRun } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { demandWorkflowId, REMINDERS_SIGNAL } from '@aval/workflows/contract';
import { beforeAll, expect, it } from 'vitest';

const engine = await engineForFile();
let recorder: HistoryRecorder;
const TODAY = civilDateOf(new Date());

beforeAll(async () => {
  recorder = new HistoryRecorder(engine, process.env.AVAL_RECORD_HISTORIES ?? '');
  await engine.startWorker({ relay: true });
});

async function act<Input extends CommandInputBase>(
  ...[perform, email, demandId, fields]: ActArguments<Input>
): Promise<void> {
  await actAs(engine, perform, email, demandId, fields);
  await recorder.note(demandId);
}

async function decided(email: string, demandId: string, input: Parameters<typeof decide>[3]): Promise<void> {
  expect(await decide(engine, email, demandId, input), String(input.decision)).toMatchObject({ status: 'done' });
  await recorder.note(demandId);
}

async function filed(demandId: string): Promise<void> {
  await eventually(async () => (await historyOf(engine, demandId)).length > 0);
  await recorder.note(demandId);
}

/** Writes the run as a recorded history of the replay tests, under `npm run histories:record`. */
async function keep(demandId: string, name: string): Promise<void> {
  if (process.env.AVAL_RECORD_HISTORIES) await recorder.write(demandId, name);
}

async function storedFile(email: string, demandId: string): Promise<string> {
  const { userId } = await engine.actor(email);
  const id = randomUUID();
  await engine.owner.media.create({
    data: {
      id,
      companyId: 2,
      demandId,
      storageKey: id,
      sha256: 'a'.repeat(64),
      size: 10,
      mediaType: 'application/pdf',
      originalFilename: 'informe.pdf',
      createdById: userId,
    },
  });
  return id;
}

it('a demand is reviewed by everyone, sent back, undone and denied, over several runs', async () => {
  await engine.stopWorkers();
  await engine.startWorker({ relay: false });
  const { demand } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await startRun(engine, demand, { commandsPerRun: 6 });
  await filed(demand.id);
  const id = demand.id;
  const consultant = await engine.actor(PEOPLE.consultant);

  await act(commentOnDemand, PEOPLE.doctor, id, { target: 'managers', comment: 'Adjunto el informe mañana' });
  await act(uploadToDemand, PEOPLE.manager, id, {
    attachments: [{ mediaId: await storedFile(PEOPLE.manager, id), description: 'Informe' }],
  });
  await writeWorkingCopy(engine, id, 'administrative', (content) => ({
    ...content,
    extras: { ...content.extras, officialComments: 'Corregido por el gestor' },
  }));
  await act(saveAdministrative, PEOPLE.manager, id, {});
  await decided(PEOPLE.manager, id, { decision: 'evaluate', toUserId: consultant.userId });
  await decided(PEOPLE.consultant, id, { decision: 'propose_authorization', privateComment: 'Con reservas' });
  await act(rollBackDemand, PEOPLE.manager, id, { reason: 'Se decidió por error' });
  await decided(PEOPLE.consultant, id, { decision: 'propose_denial' });
  await decided(PEOPLE.manager, id, { decision: 'more_info' });
  await writeWorkingCopy(engine, id, 'edit_active', (content) => ({
    ...content,
    extras: { ...content.extras, observations: 'Con la información pedida' },
  }));
  await act(resubmitDemand, PEOPLE.doctor, id, {});
  const againstProposal = { decision: 'authorize', decisionReason: 'AUTORIZADO' } as const;
  expect(await decide(engine, PEOPLE.manager, id, againstProposal)).toMatchObject({
    status: 'refused',
    refusal: 'contradiction_unconfirmed',
  });
  await decided(PEOPLE.manager, id, { ...againstProposal, contradictionConfirmed: true });
  await decided(PEOPLE.representative, id, { decision: 'more_info' });
  await decided(PEOPLE.manager, id, {
    decision: 'deny',
    decisionReason: 'NOCUBIERTODENEGADO',
    contradictionConfirmed: true,
  });
  await decided(PEOPLE.representative, id, { decision: 'deny', finalReason: 'NOCUBIERTODENEGADO' });

  const row = await engine.owner.demand.findUniqueOrThrow({
    where: { id },
    include: { slots: true, versions: true, attachments: true, documents: { orderBy: { id: 'asc' } } },
  });
  expect(row).toMatchObject({ displayStatus: 'sended_denied', version: 3, consultantIds: [consultant.userId] });
  const confirmed = await engine.owner.demandHistory.findMany({
    where: { demandId: id, confirmedWarnings: { isEmpty: false } },
    orderBy: { sequence: 'asc' },
    select: { confirmedWarnings: true },
  });
  // The last form also sent `confirmed`, without a contradiction to confirm.
  expect(confirmed).toEqual([{ confirmedWarnings: ['contradicts_consultant'] }]);
  expect(row.slots).toMatchObject([{ endedAt: expect.any(Date) }]);
  expect(row.documents.map(({ edition }) => edition)).toEqual(['submission', 'submission', 'submission', 'decision']);
  expect(row.attachments).toMatchObject([{ versionNumber: 1, historyId: expect.any(Number) }]);
  await keep(id, 'denied');
  await engine.stopWorkers();
  await engine.startWorker();
});

it('a demand waits with reminders, under changed settings, over several runs', async () => {
  await engine.stopWorkers();
  await engine.startWorker({ relay: false });
  const id = await beginLife(engine, { bornAt: '2022-01-10T10:00:00.000Z', timings: { commandsPerRun: 6 } });
  await filed(id);
  const live = async (moment: string) => {
    await liveUntil(engine, id, moment);
    await recorder.note(id);
  };
  await live('2022-01-13T12:00:00.000Z');
  const run = engine.services.engine.client.workflow.getHandle(demandWorkflowId(id));
  await run.signal(REMINDERS_SIGNAL);
  await decided(PEOPLE.manager, id, { decision: 'more_info', occurredAt: '2022-01-17T12:00:00.000Z' });
  await live('2022-01-21T12:00:00.000Z');
  await act(rollBackDemand, PEOPLE.manager, id, {
    reason: 'Se decidió por error',
    occurredAt: '2022-01-24T12:00:00.000Z',
  });
  await live('2022-01-26T12:00:00.000Z');
  await act(cancelDemand, PEOPLE.manager, id, { reason: 'Duplicada', occurredAt: '2022-01-31T12:00:00.000Z' });
  expect((await remindersOf(engine, id)).map((reminder) => reminder.slice(5, 10))).toEqual(
    '01-12 01-14 01-19 01-24 01-26 01-28'.split(' '),
  );
  await keep(id, 'reminded');
  await engine.stopWorkers();
  await engine.startWorker();
});

it('a demand is accepted, continued by the clock, moved, increased and finished', async () => {
  const { demand } = await newDraft(engine, { today: '2026-01-12', totalCycles: 2 });
  const { id } = demand;
  await submit(engine, { demandId: id, occurredAt: '2026-01-12T09:00:00.000Z' });
  await filed(id);
  await authorize(engine, id, '2026-01-13T09:00:00.000Z');
  await eventually(async () => (await historyOf(engine, id)).at(-1) === '4 CONTINUE');
  await writeWorkingCopy(engine, id, 'continue', (content) => inCycle(content, 2, addDays(TODAY, 7)));
  await act(continueDemand, PEOPLE.doctor, id, {});
  await authorize(engine, id);
  await writeWorkingCopy(engine, id, 'change_dates', (content) => inCycle(content, 2, addDays(TODAY, 14)));
  await act(changeDates, PEOPLE.doctor, id, { changeDatesReason: 'La paciente viaja' });
  await act(increaseCycles, PEOPLE.doctor, id, { by: 1 });
  await act(rollBackDemand, PEOPLE.manager, id, { reason: 'Se decidió por error' });
  await act(increaseCycles, PEOPLE.doctor, id, { by: 2 });
  await act(finishDemand, PEOPLE.doctor, id, { closingReason: 'Progresión' });
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id }, include: { versions: true, slots: true } });
  expect(row).toMatchObject({ displayStatus: 'finished', version: 3, cycle: 2, totalCycles: 4 });
  expect(row.slots).toMatchObject([{ endedAt: expect.any(Date) }]);
  await keep(id, 'continued');
});

it('a demand is returned when its consultant is deactivated, taken over by another doctor, and canceled', async () => {
  const { demand } = await newDraft(engine);
  const { id } = demand;
  await submit(engine, { demandId: id });
  await filed(id);
  const consultant = await engine.actor('consultant2@aval.test');
  await decided(PEOPLE.manager, id, { decision: 'evaluate', toUserId: consultant.userId });
  const everywhere = await forPlatform(engine.services.database);
  await everywhere.run(async (tx) => {
    await tx.userAccount.update({ where: { id: consultant.userId }, data: { active: false } });
    await returnDemandsOf(tx, consultant.userId, new Date());
  });
  await eventually(async () => (await historyOf(engine, id)).at(-1) === '3 RETURN');
  const doctor = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor2@meridiana.test' } });
  await engine.owner.userAccount.update({ where: { email: PEOPLE.doctor }, data: { active: false } });
  await act(takeOverDemand, 'admin@aval.test', id, { toDoctorId: doctor.id });
  await act(cancelDemand, PEOPLE.manager, id, { reason: 'Duplicada' });
  const row = await engine.owner.demand.findUniqueOrThrow({ where: { id }, include: { outbox: true } });
  expect(row).toMatchObject({ displayStatus: 'canceled', doctorId: doctor.id, doctorName: doctor.name });
  expect(row.outbox.every(({ closedAt }) => closedAt !== null)).toBe(true);
  await keep(id, 'canceled');
});
