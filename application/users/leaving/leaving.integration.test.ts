import { ROLES } from '@aval/domain/access/roles';
import { createUser } from '@aval/prisma/factories/user';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { waitingForLocks } from '@aval/testing/faults/waiting-for-locks';
import { decide, historyOf, newDraft, newPendingDemand, shareCenters } from '@aval/testing/scenes/scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { PEOPLE } from '@aval/testing/visitors/people';
import { beforeAll, expect, it } from 'vitest';
import { openToRepresentatives } from '../../demand-rows/open-to-representatives';
import { findDoctors } from '../../demands/detail/find-doctors';
import { createDraft } from '../../drafts/create-draft';
import { deleteDraft } from '../../drafts/delete-draft';
import { getUser } from '../get-user';
import { activateUser } from './activate-user';
import { deactivateUser } from './deactivate-user';
import { giveDrafts } from './give-drafts';

const engine = await engineForFile();
await engine.startWorker();

beforeAll(async () => {
  await shareCenters(engine, PEOPLE.doctor, PEOPLE.otherDoctor);
});

const userOf = (email: string) => engine.owner.userAccount.findUniqueOrThrow({ where: { email } });

async function deactivate(email: string, toEmail: string | null = null, by: string = PEOPLE.superadmin) {
  const { id } = await userOf(email);
  const toDoctorId = toEmail === null ? null : (await userOf(toEmail)).id;
  return deactivateUser(engine.services, await engine.actor(by), { id, toDoctorId });
}

async function activate(email: string) {
  return activateUser(engine.services, await engine.actor(PEOPLE.superadmin), (await userOf(email)).id);
}

it('users cannot deactivate themselves, and only superadmins deactivate others', async () => {
  expect(await deactivate(PEOPLE.superadmin)).toEqual({ status: 'forbidden' });
  expect(await deactivate(PEOPLE.consultant, null, PEOPLE.admin)).toEqual({ status: 'forbidden' });
});

it('demands and drafts of a deactivated doctor go to another doctor of the company, or nothing happens', async () => {
  const demandId = await newPendingDemand(engine);
  const { demand: draft } = await newDraft(engine);
  const doctor = await userOf(PEOPLE.doctor);
  await engine.owner.userSession.create({ data: { tokenHash: 'leaving', userId: doctor.id, hostCompanyId: 2 } });
  for (const nobody of [null, PEOPLE.doctor, PEOPLE.foreignDoctor, PEOPLE.assistant])
    expect(await deactivate(PEOPLE.doctor, nobody)).toMatchObject({ issues: [{ path: 'toDoctorId' }] });
  expect((await userOf(PEOPLE.doctor)).active).toBe(true);

  const left = await deactivate(PEOPLE.doctor, PEOPLE.otherDoctor);
  const other = await userOf(PEOPLE.otherDoctor);
  expect(left).toEqual({ status: 'done', handedOver: { toDoctorName: other.name, demands: 1, drafts: 1 } });
  const row = (id: string) => engine.owner.demand.findUniqueOrThrow({ where: { id } });
  expect(await row(draft.id)).toMatchObject({ doctorId: other.id, doctorName: other.name });
  await eventually(async () => (await row(demandId)).doctorId === other.id);
  expect((await historyOf(engine, demandId)).at(-1)).toMatch(/TAKE_OVER$/);
  const session = await engine.owner.userSession.findUniqueOrThrow({ where: { tokenHash: 'leaving' } });
  expect(session.revokedAt).not.toBeNull();

  for (const id of [demandId, draft.id]) expect(await toldOf(id, other.id)).toEqual({ bell: ['taken_over'], mails: 1 });
  const taker = await engine.actor(PEOPLE.otherDoctor);
  expect(await deleteDraft(engine.services, taker, draft.id)).toMatchObject({ status: 'deleted' });
  expect(await activate(PEOPLE.doctor)).toEqual({ status: 'done' });
  expect((await row(demandId)).doctorId).toBe(other.id);
  const records = await engine.owner.changeRecord.findMany({
    where: { subject: 'user', subjectId: doctor.id },
    orderBy: { id: 'asc' },
  });
  expect(records).toMatchObject([
    { action: 'deactivate', after: { active: false, takenOverBy: other.name } },
    { action: 'activate', before: { active: false }, after: { active: true } },
  ]);
});

it('a draft handed back and forth is announced each time', async () => {
  const { demand } = await newDraft(engine);
  const [one, other] = [await userOf(PEOPLE.doctor), await userOf(PEOPLE.otherDoctor)];
  const admin = await engine.actor(PEOPLE.superadmin);
  for (const toDoctor of [other, one, other]) {
    const { database } = engine.services;
    const given = { drafts: { id: demand.id }, toDoctor, now: new Date() };
    await forActor(database, admin).run((tx) => giveDrafts(tx, admin, given));
    expect(await toldOf(demand.id, toDoctor.id)).toEqual({ bell: ['taken_over'], mails: 1 });
    const before = toDoctor === one ? other : one;
    expect(await toldOf(demand.id, before.id)).toEqual({ bell: [], mails: 0 });
  }
  await deleteDraft(engine.services, await engine.actor(PEOPLE.otherDoctor), demand.id);
});

/** Returns the notifications of a user about a demand, and the number of mails. */
async function toldOf(demandId: string, userId: number) {
  const notifications = await engine.owner.notification.findMany({ where: { demandId, userId } });
  const mails = await engine.owner.effect.count({ where: { demandId, kind: 'mail', recipient: String(userId) } });
  return { bell: notifications.map(({ key }) => key), mails };
}

it('drafts need a successor with their center, and doctors without the center of a demand are marked', async () => {
  const center = await engine.owner.center.create({ data: { name: 'Lejos', address: 'x', type: 'Ambos' } });
  const stranger = await createUser(engine.owner, { role: 'DOCTOR', companyId: 2, centerIds: [center.id] });
  const leaver = await userOf(PEOPLE.doctor);
  const { demand } = await newDraft(engine);
  const asked = { companyId: 2, fromId: leaver.id, text: stranger.name };
  const admin = await engine.actor(PEOPLE.superadmin);
  const offered = (demandId?: string) => findDoctors(engine.services, admin, { ...asked, demandId });
  expect(await offered()).toEqual([]);
  expect(await offered(demand.id)).toEqual([]);
  const inReach = async () => (await getUser(engine.services, admin, leaver.id))?.work.succession;
  const { prescriberCenter } = await engine.owner.demand.findUniqueOrThrow({
    where: { id: demand.id },
    select: { prescriberCenter: { select: { id: true, name: true } } },
  });
  expect(await inReach()).toMatchObject({ centers: [prescriberCenter.name] });
  const before = (await inReach())?.successors ?? Number.NaN;
  const tie = { userId: stranger.id, centerId: prescriberCenter.id };
  await engine.owner.userCenter.create({ data: tie });
  expect((await inReach())?.successors).toBe(before + 1);
  await engine.owner.userCenter.delete({ where: { userId_centerId: tie } });
  expect(await deactivate(PEOPLE.doctor, stranger.email)).toMatchObject({
    issues: [{ path: 'toDoctorId', message: expect.stringContaining('doctorWithoutCenter') }],
  });
  expect((await userOf(PEOPLE.doctor)).active).toBe(true);
  const sent = await newPendingDemand(engine);
  const { prescriberCenterName } = await engine.owner.demand.findUniqueOrThrow({ where: { id: sent } });
  expect(await offered(sent)).toMatchObject([{ id: stranger.id, withoutCenters: [prescriberCenterName] }]);
  const deleted = await deleteDraft(engine.services, await engine.actor(PEOPLE.doctor), demand.id);
  expect(deleted).toMatchObject({ status: 'deleted' });
});

/** Starts an operation while another transaction holds rows, and returns its outcome after that commits. */
async function meanwhile<T>(hold: (tx: Transaction) => Promise<unknown>, begin: () => Promise<T>): Promise<T> {
  const { begun } = await inProjection(async (tx) => {
    await hold(tx);
    const begun = begin();
    await eventually(async () => (await waitingForLocks(engine)) > 0, 4_000);
    return { begun };
  });
  return begun;
}

/** Runs a transaction as the owner, with the right to write a demand's lifecycle. */
function inProjection<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  return engine.owner.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('app.projection', 'on', true)`;
      return work(tx);
    },
    { timeout: 20_000 },
  );
}

it('deactivating a user who was deactivated meanwhile is refused as stale, and nothing is handed over', async () => {
  const { id } = await createUser(engine.owner, { role: 'DOCTOR', companyId: 2 });
  const { email } = await engine.owner.userAccount.findUniqueOrThrow({ where: { id } });
  expect(await deactivate(email)).toEqual({ status: 'done' });
  expect(await deactivate(email, PEOPLE.otherDoctor)).toEqual({ status: 'stale' });
  const records = await engine.owner.changeRecord.count({ where: { subject: 'user', subjectId: id } });
  expect(records).toBe(1);
});

it('a doctor whose request is being sent cannot be deactivated until it is delivered', async () => {
  const { demand } = await newDraft(engine);
  const where = { id: demand.id };
  const sending = (tx: Transaction) => tx.demand.update({ where, data: { submissionCommandId: newCommandId() } });
  expect(await meanwhile(sending, () => deactivate(PEOPLE.doctor, PEOPLE.otherDoctor))).toEqual({ status: 'busy' });
  const doctor = await userOf(PEOPLE.doctor);
  expect(doctor.active).toBe(true);
  const left = await engine.owner.demand.findMany({ where: { doctorId: doctor.id, status: 'DRAFT' } });
  expect(left).toMatchObject([where]);
  await inProjection((tx) => tx.demand.update({ where, data: { submissionCommandId: null } }));
});

it('no draft can begin for a doctor who is being deactivated', async () => {
  const { demand } = await newDraft(engine);
  const [doctor, actor] = [await userOf(PEOPLE.doctor), await engine.actor(PEOPLE.doctor)];
  const form = { prescriberCenterId: String(demand.prescriberCenterId), patientId: String(demand.patientId) };
  const leaving = (tx: Transaction) => tx.userAccount.update({ where: { id: doctor.id }, data: { active: false } });
  const draft = { newDemandId: newCommandId(), doctorId: doctor.id, form };
  expect(await meanwhile(leaving, () => createDraft(engine.services, actor, draft))).toEqual({ status: 'forbidden' });
  await engine.owner.userAccount.update({ where: { id: doctor.id }, data: { active: true } });
});

it('a doctor who is being deactivated cannot take over', async () => {
  await newDraft(engine);
  const other = await userOf(PEOPLE.otherDoctor);
  const leaving = (tx: Transaction) => tx.userAccount.update({ where: { id: other.id }, data: { active: false } });
  expect(await meanwhile(leaving, () => deactivate(PEOPLE.doctor, PEOPLE.otherDoctor))).toMatchObject({
    issues: [{ path: 'toDoctorId' }],
  });
  await engine.owner.userAccount.update({ where: { id: other.id }, data: { active: true } });
});

it('when two representatives of a zone leave at once, the second deactivation sees the first', async () => {
  const { owner } = engine;
  const { id, companyId, provinceIds } = await owner.demand.findFirstOrThrow({
    where: { status: 'ACTIVE', NOT: { provinceIds: { isEmpty: true } } },
  });
  await owner.company.update({ where: { id: companyId }, data: { tramitByZones: true } });
  await owner.userAccount.updateMany({ where: { companyId, roleId: ROLES.REPRESENTATIVE }, data: { active: false } });
  const elsewhere = await owner.province.findFirstOrThrow({ where: { id: { notIn: provinceIds } } });
  const representative = (zoneIds: number[]) => createUser(owner, { role: 'REPRESENTATIVE', companyId, zoneIds });
  await representative([elsewhere.id]);
  const [one, other] = [await representative(provinceIds), await representative(provinceIds)];
  const leaving = async (tx: Transaction) => {
    await tx.userAccount.update({ where: { id: one.id }, data: { active: false } });
    await openToRepresentatives(tx, companyId);
  };
  expect(await meanwhile(leaving, () => deactivate(other.email))).toEqual({ status: 'done' });
  const { openToAllRepresentatives } = await owner.demand.findUniqueOrThrow({ where: { id } });
  expect(openToAllRepresentatives).toBe(true);
});

it('evaluations of a deactivated consultant go back to the managers', async () => {
  const demandId = await newPendingDemand(engine);
  const { id } = await userOf(PEOPLE.consultant);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: id });
  expect(await deactivate(PEOPLE.consultant)).toEqual({ status: 'done' });
  await eventually(async () => ((await historyOf(engine, demandId)).at(-1) ?? '').endsWith('RETURN'));
  expect(await activate(PEOPLE.consultant)).toEqual({ status: 'done' });
});
