import { waitingForLocks } from '@aval/testing/faults/waiting-for-locks';
import {
  decide,
  historyOf,
  newDraft,
  newPendingDemand,
  pageOf,
  shareCenters,
  submit,
  untilAnswered,
  writeWorkingCopy,
} from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import { expect, it } from 'vitest';
import { saveBasics } from '../../drafts/saving/save-basics';
import { getWizard } from '../../drafts/wizard/get-wizard';
import { getDemand } from '../detail/get-demand';
import { resubmitDemand } from '../filing/resubmit-demand';
import { submitDemand } from '../filing/submit-demand';
import { takeOverDemand } from './take-over-demand';

const engine = await engineForFile();
await engine.startWorker();

const idOf = async (email: string) => (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;

function setActive(email: string, active: boolean) {
  return engine.owner.userAccount.update({ where: { email }, data: { active } });
}

async function takeOver(demandId: string, toEmail: string, byEmail: string = PEOPLE.superadmin, expectedSequence = 0) {
  const admin = await engine.actor(byEmail);
  const input = { demandId, commandId: newCommandId(), expectedSequence, toDoctorId: await idOf(toEmail) };
  return untilAnswered(() => takeOverDemand(engine.services, admin, input));
}

it('a draft moves to another doctor of the company without the engine, only when its doctor is inactive', async () => {
  const { demand } = await newDraft(engine);
  expect(await takeOver(demand.id, PEOPLE.otherDoctor)).toEqual({ status: 'refused', refusal: 'doctor_active' });
  await setActive(PEOPLE.doctor, false);
  try {
    const admin = await engine.actor(PEOPLE.admin);
    const look = await getDemand(engine.services, admin, { demandId: demand.id });
    expect(look?.status === 'visible' && look.demand.actions.map(({ kind }) => kind)).toContain('take_over');
    expect(await takeOver(demand.id, PEOPLE.foreignDoctor)).toEqual({
      status: 'refused',
      refusal: 'assignee_inactive',
    });
    expect((await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.assistant)).status).toBe('forbidden');
    expect((await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.manager)).status).toBe('not_found');
    // A doctor who does not work at the center could not choose anything in the draft.
    expect(await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.admin)).toMatchObject({
      status: 'invalid',
      issues: [{ path: 'toDoctorId' }],
    });
    await shareCenters(engine, PEOPLE.doctor, PEOPLE.otherDoctor);
    expect(await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.admin)).toEqual({ status: 'done', sequence: 0 });
    expect(await takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.admin)).toEqual({ status: 'done', sequence: 0 });
  } finally {
    await setActive(PEOPLE.doctor, true);
  }
  const other = await engine.actor(PEOPLE.otherDoctor);
  const search = await getWizard(engine.services, other, demand.id);
  expect(search.status === 'open' && search.wizard.doctor.id).toBe(other.userId);
  expect((await getWizard(engine.services, await engine.actor(PEOPLE.doctor), demand.id)).status).toBe('not_found');
  expect(await engine.owner.notification.findMany({ where: { demandId: demand.id } })).toMatchObject([
    { userId: other.userId, key: 'taken_over' },
  ]);
  // The new doctor has lost the center since: a submission must name one of his or her own.
  await engine.owner.userCenter.deleteMany({
    where: { userId: other.userId ?? 0, centerId: demand.prescriberCenterId },
  });
  expect(await submit(engine, { demandId: demand.id, doctorEmail: PEOPLE.otherDoctor })).toMatchObject({
    status: 'invalid',
    issues: [{ path: 'basics.prescriberCenterId' }],
  });
  const { centerId } = await engine.owner.userCenter.findFirstOrThrow({ where: { userId: other.userId ?? 0 } });
  const form = { prescriberCenterId: centerId, patientId: demand.patientId };
  const saved = await saveBasics(engine.services, other, { demandId: demand.id, form, revision: 0 });
  expect(saved.status).toBe('saved');
  const page = await pageOf(engine, other, demand.id);
  const sent = await submitDemand(engine.services, other, page);
  expect(sent).toMatchObject({ status: expect.stringMatching(/done|accepted/) });
  await eventually(async () => (await historyOf(engine, demand.id)).length > 0);
  const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId: demand.id } });
  expect(version.content).toMatchObject({ basics: { doctorId: other.userId } });
});

it('a request moves to another doctor only if its doctor is inactive at the moment of writing', async () => {
  const { demand } = await newDraft(engine);
  await submit(engine, { demandId: demand.id });
  await eventually(async () => (await historyOf(engine, demand.id)).length === 1);
  const take = () => takeOver(demand.id, PEOPLE.otherDoctor, PEOPLE.admin, 1);
  expect(await take()).toEqual({ status: 'refused', refusal: 'doctor_active' });

  await setActive(PEOPLE.doctor, false);
  // The command reads the facts and waits for the row; the doctor is active again before it is written.
  const taking = await engine.owner.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT id FROM demand WHERE id = ${demand.id}::uuid FOR UPDATE`;
      const taken = take();
      await eventually(async () => (await waitingForLocks(engine)) > 0);
      await tx.userAccount.update({ where: { email: PEOPLE.doctor }, data: { active: true } });
      return { taken };
    },
    { timeout: 30_000 },
  );
  expect(await taking.taken).toEqual({ status: 'refused', refusal: 'doctor_active' });

  await setActive(PEOPLE.doctor, false);
  expect(await take()).toEqual({ status: 'done', sequence: 2 });
  await setActive(PEOPLE.doctor, true);
  const told = await engine.owner.notification.findMany({
    where: { demandId: demand.id, sequence: 2 },
    include: { user: true },
  });
  expect(told.map(({ user, key }) => `${user.email} ${key}`)).toContain(`${PEOPLE.otherDoctor} taken_over`);
});

it('the new doctor is the prescriber of every version sent from then on', async () => {
  const demandId = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  const { lastActionSequence } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  await setActive(PEOPLE.doctor, false);
  try {
    expect(await takeOver(demandId, PEOPLE.otherDoctor, PEOPLE.admin, lastActionSequence)).toMatchObject({
      status: 'done',
    });
  } finally {
    await setActive(PEOPLE.doctor, true);
  }
  await writeWorkingCopy(engine, demandId, 'edit_active', (content) => ({
    ...content,
    extras: { ...content.extras, observations: 'Sin cambios de dosis' },
  }));
  const other = await engine.actor(PEOPLE.otherDoctor);
  const sent = await untilAnswered(async () =>
    resubmitDemand(engine.services, other, await pageOf(engine, other, demandId)),
  );
  expect(sent).toMatchObject({ status: 'done' });
  const { name } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.otherDoctor } });
  const version = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId, number: 2 } });
  expect(version.content).toMatchObject({ basics: { doctorId: other.userId }, names: { doctor: { name } } });
});
