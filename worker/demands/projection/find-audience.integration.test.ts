import { createDatabase, type Database } from '@aval/prisma/client';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import type { Prisma } from '@aval/prisma/generated/client';
import { forPlatform } from '@aval/prisma/scope';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAudience, type ToldDemand } from './find-audience';

let testDatabase: TestDatabase;
let database: Database;
let owner: Database;
let demand: ToldDemand;

const DOCTOR = 'doctor@meridiana.test';
const OTHER_COMPANY = 3;
/** Users who were notified of the entry that is undone. */
const TOLD = [
  'superadmin@aval.test',
  'consultant@aval.test',
  'manager@meridiana.test',
  'representative@meridiana.test',
  DOCTOR,
  'assistant@meridiana.test',
];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = createDatabase(testDatabase.url, { poolSize: 2 });
  owner = createDatabase(testDatabase.ownerUrl, { poolSize: 2 });
  const filed = await fileDraft(database, { companyId: 2, doctorEmail: DOCTOR, today: '2026-11-21' });
  const { id, companyId, doctorId, provinceIds } = filed.demand;
  demand = {
    id,
    companyId,
    doctorId,
    provinceIds,
    sequence: 2,
    undoneSequence: 1,
    assignedUserId: await idOf('consultant@aval.test'),
    formerAssignedUserId: null,
  };
  for (const email of TOLD) {
    const news = { companyId, demandId: id, sequence: 1, key: 'request', createdAt: new Date() };
    await owner.notification.create({ data: { ...news, userId: await idOf(email) } });
  }
});

afterAll(async () => {
  await database.$disconnect();
  await owner.$disconnect();
  await testDatabase.drop();
});

const idOf = async (email: string) =>
  (await owner.userAccount.findUniqueOrThrow({ where: { email }, select: { id: true } })).id;

async function told(audience: Parameters<typeof findAudience>[1]): Promise<string[]> {
  const scope = await forPlatform(database);
  const ids = await scope.run((transaction) => findAudience(transaction, audience, demand));
  const users = await owner.userAccount.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } });
  return users.map(({ email }) => email).sort();
}

/** Applies `data` to the account while `look` runs, and restores it afterwards. */
async function changed(email: string, data: Prisma.UserAccountUncheckedUpdateInput, look: () => Promise<void>) {
  const { roleId, companyId, active } = await owner.userAccount.findUniqueOrThrow({ where: { email } });
  await owner.userAccount.update({ where: { email }, data });
  await look();
  await owner.userAccount.update({ where: { email }, data: { roleId, companyId, active } });
}

it('an undo notifies everybody who was notified of the undone entry', async () => {
  expect(await told('former_audience')).toEqual([...TOLD].sort());
});

it.each(['representative@meridiana.test', 'assistant@meridiana.test', DOCTOR])(
  '%s is not notified after moving to another company',
  async (email) => {
    await changed(email, { companyId: OTHER_COMPANY }, async () => {
      expect(await told('former_audience')).toEqual(TOLD.filter((each) => each !== email).sort());
      if (email === DOCTOR) expect(await told('doctor')).toEqual([]);
    });
  },
);

it.each(TOLD)('%s is not notified after being deactivated', async (email) => {
  await changed(email, { active: false }, async () => {
    expect(await told('former_audience')).toEqual(TOLD.filter((each) => each !== email).sort());
  });
});

it('a manager who lost access to the company is not notified', async () => {
  const userId = await idOf('manager@meridiana.test');
  await owner.userCompany.deleteMany({ where: { userId, companyId: demand.companyId } });
  expect(await told('former_audience')).not.toContain('manager@meridiana.test');
  await owner.userCompany.create({ data: { userId, companyId: demand.companyId } });
});

it('an assistant who lost the doctor is not notified', async () => {
  const assistantId = await idOf('assistant@meridiana.test');
  await owner.doctorAssistant.deleteMany({ where: { assistantId, doctorId: demand.doctorId } });
  expect(await told('former_audience')).not.toContain('assistant@meridiana.test');
  await owner.doctorAssistant.create({ data: { assistantId, doctorId: demand.doctorId } });
});

it('the consultant is notified only while holding that role', async () => {
  expect(await told('assigned_consultant')).toEqual(['consultant@aval.test']);
  const { roleId } = await owner.userAccount.findUniqueOrThrow({ where: { email: 'representative@meridiana.test' } });
  await changed('consultant@aval.test', { roleId, companyId: OTHER_COMPANY }, async () => {
    expect(await told('assigned_consultant')).toEqual([]);
  });
});
