import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { type FiledDraft, fileDraft } from '@aval/prisma/factories/filed-draft';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitDemand } from '../../demands/filing/submit-demand';
import { closeServices, createServices, type Services } from '../../services';
import { getWizard } from '../wizard/get-wizard';

const DOCTOR = 'doctor@meridiana.test';
const TODAY = '2026-11-21';

let testDatabase: TestDatabase;
let owner: Database;
let services: Services;
let doctor: Actor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  services = {
    ...createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase))),
    clock: { now: () => new Date(`${TODAY}T09:00:00Z`) },
  };
  const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email: DOCTOR } });
  const actor = await loadActor(services.database, id, { companyId: null });
  if (!actor) throw new Error('the doctor cannot act');
  doctor = actor;
});

afterAll(async () => {
  await closeServices(services);
  await owner.$disconnect();
  await testDatabase.drop();
});

function submit({ demand }: FiledDraft) {
  return submitDemand(services, doctor, { demandId: demand.id, commandId: randomUUID(), revision: 0 });
}

async function completeSteps({ demand }: FiledDraft) {
  const search = await getWizard(services, doctor, demand.id);
  if (search.status !== 'open') throw new Error(search.status);
  return search.wizard.complete;
}

const line = ({ content }: FiledDraft) => {
  const [first] = content.treatment.chemotherapy?.drugs ?? [];
  if (!first) throw new Error('the draft has no drug');
  return first;
};
const codeOf = ({ content }: FiledDraft) => content.treatment.radiotherapy?.[0]?.codeIds[0] ?? 0;

const CASES = [
  {
    what: 'a drug',
    path: 'treatment.chemotherapy.drugs.0.drugId',
    step: 'treatment',
    message: 'validation:withdrawn',
    withdraw: (draft: FiledDraft, hidden: boolean) =>
      owner.drug.update({ where: { id: line(draft).drugId }, data: { hidden } }),
  },
  {
    what: 'a presentation',
    path: 'treatment.chemotherapy.drugs.0.presentationId',
    step: 'treatment',
    message: 'validation:withdrawn',
    withdraw: (draft: FiledDraft, hidden: boolean) =>
      owner.presentation.update({ where: { id: line(draft).presentationId }, data: { hidden } }),
  },
  {
    what: 'a discontinued presentation',
    path: 'treatment.chemotherapy.drugs.0.presentationId',
    step: 'treatment',
    message: 'validation:withdrawn',
    withdraw: (draft: FiledDraft, isGone: boolean) =>
      owner.presentation.update({ where: { id: line(draft).presentationId }, data: { active: !isGone } }),
  },
  {
    what: 'a code',
    path: 'treatment.radiotherapy.0.codeIds',
    step: 'treatment',
    message: 'validation:withdrawn',
    withdraw: (draft: FiledDraft, hidden: boolean) =>
      owner.radiotherapyCode.update({ where: { id: codeOf(draft) }, data: { hidden } }),
  },
  {
    what: 'a former center of the doctor',
    path: 'basics.prescriberCenterId',
    step: 'patient',
    message: 'validation:withdrawnCenter',
    withdraw: ({ content: { basics } }: FiledDraft, isGone: boolean) => {
      const key = { userId: basics.doctorId, centerId: basics.prescriberCenterId };
      return isGone
        ? owner.userCenter.delete({ where: { userId_centerId: key } })
        : owner.userCenter.create({ data: key });
    },
  },
] as const;

test.each(CASES)('$what that a draft names is replaced before the first submission', async (entry) => {
  const draft = await fileDraft(services.database, {
    companyId: doctor.companyIds[0] ?? 0,
    doctorEmail: DOCTOR,
    today: TODAY,
    radiotherapy: true,
  });
  expect(Object.values(await completeSteps(draft))).not.toContain(false);
  await entry.withdraw(draft, true);
  expect(await completeSteps(draft)).toMatchObject({ [entry.step]: false });
  const { path, message } = entry;
  const refused = await submit(draft);
  expect(refused).toMatchObject({ status: 'invalid', issues: expect.arrayContaining([{ path, message }]) });
  await entry.withdraw(draft, false);
  expect(await submit(draft)).toEqual({ status: 'accepted' });
});

test('a hidden center is replaced both as prescribing and as performing center', async () => {
  const companyId = doctor.companyIds[0] ?? 0;
  const draft = await fileDraft(services.database, { companyId, doctorEmail: DOCTOR, today: TODAY });
  const { prescriberCenterId } = draft.content.basics;
  const centers = { id: { in: [prescriberCenterId, draft.content.extras.performingCenterId] } };
  await owner.center.updateMany({ where: centers, data: { hidden: true } });
  expect(await completeSteps(draft)).toMatchObject({ patient: false, extras: false });
  const refused = await submit(draft);
  expect(refused).toMatchObject({ status: 'invalid' });
  expect('issues' in refused ? refused.issues.map(({ path }) => path).sort() : []).toEqual([
    'basics.prescriberCenterId',
    'extras.performingCenterId',
  ]);
  await owner.center.updateMany({ where: centers, data: { hidden: false } });
  expect(await submit(draft)).toEqual({ status: 'accepted' });
});
