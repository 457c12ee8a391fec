import { decide, historyOf, newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { createTestEngine, eventually, type TestEngine } from '@aval/testing/stack/engine';
import { PEOPLE } from '@aval/testing/visitors/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activateUser } from './activate-user';
import { deactivateUser } from './deactivate-user';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await engine.startWorker();
});

afterAll(() => engine.close());

const userOf = (email: string) => engine.owner.userAccount.findUniqueOrThrow({ where: { email } });

async function deactivate(email: string, toEmail: string | null = null, by: string = PEOPLE.superadmin) {
  const { id } = await userOf(email);
  const toDoctorId = toEmail === null ? null : (await userOf(toEmail)).id;
  return deactivateUser(engine.services, await engine.actor(by), { id, toDoctorId });
}

async function activate(email: string) {
  return activateUser(engine.services, await engine.actor(PEOPLE.superadmin), (await userOf(email)).id);
}

it('nobody deactivates himself or herself, and only superadmins anybody', async () => {
  expect(await deactivate(PEOPLE.superadmin)).toEqual({ status: 'forbidden' });
  expect(await deactivate(PEOPLE.consultant, null, PEOPLE.admin)).toEqual({ status: 'forbidden' });
});

it("a doctor's demands and drafts go to another doctor of the company, or nothing happens", async () => {
  const demandId = await newPendingDemand(engine);
  const { demand: draft } = await newDraft(engine);
  const doctor = await userOf(PEOPLE.doctor);
  await engine.owner.userSession.create({ data: { tokenHash: 'leaving', userId: doctor.id, hostCompanyId: 2 } });
  for (const nobody of [null, PEOPLE.doctor, PEOPLE.foreignDoctor, PEOPLE.assistant])
    expect(await deactivate(PEOPLE.doctor, nobody)).toMatchObject({ issues: [{ path: 'toDoctorId' }] });
  expect((await userOf(PEOPLE.doctor)).active).toBe(true);

  expect(await deactivate(PEOPLE.doctor, PEOPLE.otherDoctor)).toEqual({ status: 'done' });
  const other = await userOf(PEOPLE.otherDoctor);
  const row = (id: string) => engine.owner.demand.findUniqueOrThrow({ where: { id } });
  expect(await row(draft.id)).toMatchObject({ doctorId: other.id, doctorName: other.name });
  await eventually(async () => (await row(demandId)).doctorId === other.id);
  expect((await historyOf(engine, demandId)).at(-1)).toMatch(/TAKE_OVER$/);
  const session = await engine.owner.userSession.findUniqueOrThrow({ where: { tokenHash: 'leaving' } });
  expect(session.revokedAt).not.toBeNull();

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

it("a consultant's evaluations go back to the managers", async () => {
  const demandId = await newPendingDemand(engine);
  const { id } = await userOf(PEOPLE.consultant);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'evaluate', toUserId: id });
  expect(await deactivate(PEOPLE.consultant)).toEqual({ status: 'done' });
  await eventually(async () => ((await historyOf(engine, demandId)).at(-1) ?? '').endsWith('RETURN'));
  expect(await activate(PEOPLE.consultant)).toEqual({ status: 'done' });
});
