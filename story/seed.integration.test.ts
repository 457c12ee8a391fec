import { parseDatabaseUrl } from '@aval/ops/database/database-address';
import { applyMigrations } from '@aval/ops/database/schema-engine';
import { verifyPassword } from '@aval/platform/password-hash';
import { createDatabase, type Database } from '@aval/prisma/client';
import { createCompany } from '@aval/prisma/factories/company';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyInvitations } from './invitations';
import { STORY_PASSWORD, storyPeople } from './people';
import { seedBase } from './seed';

let testDatabase: TestDatabase;
let owner: Database;

/** Already seeded once, since each test database is a copy of a seeded template. */
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl);
});

afterAll(async () => {
  await owner.$disconnect();
  await testDatabase.drop();
});

async function countAll() {
  return {
    roles: await owner.role.count(),
    provinces: await owner.province.count(),
    companies: await owner.company.count(),
    users: await owner.userAccount.count(),
    centers: await owner.center.count(),
    drugs: await owner.drug.count(),
    presentations: await owner.presentation.count(),
    codes: await owner.radiotherapyCode.count(),
    patients: await owner.patient.count(),
    reminders: await owner.reminderSetting.count(),
    invitations: await owner.invitation.count(),
  };
}

test('the story has its companies, people and catalogues once', async () => {
  const expected = {
    roles: 8,
    provinces: 52,
    companies: 3,
    users: storyPeople.length,
    centers: 40,
    drugs: 153,
    presentations: 254,
    codes: 64,
    patients: 120,
    reminders: 21,
    invitations: 2 * storyInvitations.length,
  };
  expect(await countAll()).toEqual(expected);
  await owner.company.update({ where: { id: 2 }, data: { slogan: 'Cambiado por una persona' } });
  await seedBase({ empty: false, ownerUrl: testDatabase.ownerUrl });
  await seedBase({ empty: true, ownerUrl: testDatabase.ownerUrl });
  expect(await countAll()).toEqual(expected);
  expect((await owner.company.findUniqueOrThrow({ where: { id: 2 } })).slogan).toBe('Cambiado por una persona');
});

test('what is new in the reference data comes once, and nothing that somebody changed or removed comes again', async () => {
  const older = await createTestDatabase();
  const rows = createDatabase(older.ownerUrl, { poolSize: 1 });
  const start = () => seedBase({ empty: false, ownerUrl: older.ownerUrl });
  const drugNamed = (name: string) => rows.drug.findFirst({ where: { name }, include: { presentations: true } });
  const forget = async (name: string, slug: string) => {
    await rows.presentation.deleteMany({ where: { drug: { name } } });
    await rows.drug.deleteMany({ where: { name } });
    await rows.broughtEntry.deleteMany({ where: { slug: { startsWith: slug } } });
  };
  try {
    await forget('Sunitinib', 'sunitinib');
    await forget('Pazopanib', 'pazopanib');
    await rows.drug.create({
      data: {
        name: 'PAZOPANIB',
        activePrinciple: 'Uno propio',
        dosage: 'MG',
        administration: 'ORAL',
        otherNames: 'Mío',
      },
    });
    await rows.presentation.deleteMany({ where: { drug: { name: 'Afatinib' } } });
    await rows.drug.deleteMany({ where: { name: 'Afatinib' } });
    await rows.drug.updateMany({ where: { name: 'Paclitaxel' }, data: { otherNames: null } });
    await rows.broughtEntry.deleteMany({ where: { kind: 'other-names', slug: 'trastuzumab' } });
    await rows.drug.updateMany({ where: { name: 'Trastuzumab' }, data: { otherNames: 'Solo este' } });
    await start();
    const sunitinib = await drugNamed('Sunitinib');
    expect(sunitinib).toMatchObject({ atcCode: 'L01EX01', otherNames: 'Sutent' });
    expect(sunitinib?.presentations).toHaveLength(3);
    expect(await drugNamed('PAZOPANIB')).toMatchObject({ activePrinciple: 'Uno propio', otherNames: 'Mío' });
    expect(await drugNamed('Pazopanib')).toBeNull();
    expect(await drugNamed('Afatinib')).toBeNull();
    expect(await drugNamed('Paclitaxel')).toMatchObject({ otherNames: null });
    expect(await drugNamed('Trastuzumab')).toMatchObject({ otherNames: 'Solo este' });
    const counted = [await rows.drug.count(), await rows.presentation.count(), await rows.regimen.count()];
    await start();
    expect([await rows.drug.count(), await rows.presentation.count(), await rows.regimen.count()]).toEqual(counted);
  } finally {
    await rows.$disconnect();
    await older.drop();
  }
});

test('the insurers differ in their settings', async () => {
  const [aval, meridiana, alborada] = await owner.company.findMany({
    orderBy: { id: 'asc' },
    include: { hosts: { orderBy: { host: 'asc' } } },
  });
  expect(aval).toMatchObject({ id: 1, isDefault: true, hosts: [{ host: 'aval.localhost' }, { host: 'localhost' }] });
  expect(meridiana).toMatchObject({ id: 2, validationStep: false, tramitByZones: false, policyDateCheck: true });
  expect(alborada).toMatchObject({ id: 3, validationStep: true, tramitByZones: true, cardNumberPattern: null });
  const rule = new RegExp(meridiana?.cardNumberPattern ?? '');
  const cards = await owner.patient.findMany({ where: { companyId: 2 }, select: { cardNumber: true } });
  expect(cards.filter(({ cardNumber }) => !rule.test(cardNumber))).toEqual([]);
});

test('a company added later takes the next id', async () => {
  expect((await createCompany(owner)).id).toBe(4);
});

test('every story user signs in with the same password', async () => {
  const users = await owner.userAccount.findMany({ select: { passwordHash: true }, distinct: ['passwordHash'] });
  for (const user of users) expect(await verifyPassword(user.passwordHash, STORY_PASSWORD)).toBe(true);
});

test('an empty installation has one superadmin with a password of its own', async () => {
  const empty = await createTestDatabase({ empty: true });
  const rows = createDatabase(empty.ownerUrl, { poolSize: 1 });
  try {
    await applyMigrations(parseDatabaseUrl(empty.ownerUrl));
    const { ownerUrl } = empty;
    process.env.SUPERADMIN_PASSWORD = 'demasiado corta';
    await expect(seedBase({ empty: true, ownerUrl })).rejects.toThrow(/SUPERADMIN_PASSWORD: .*three digits/);
    delete process.env.SUPERADMIN_PASSWORD;
    process.env.SUPERADMIN_EMAIL = 'Jefa@hospital.example';
    const drawn = await seedBase({ empty: true, ownerUrl });
    expect(drawn?.email).toBe('jefa@hospital.example');
    process.env.SUPERADMIN_EMAIL = 'otra@hospital.example';
    process.env.SUPERADMIN_PASSWORD = 'Segura#246';
    expect(await seedBase({ empty: true, ownerUrl })).toBeNull();
    const users = await rows.userAccount.findMany({ select: { email: true, passwordHash: true } });
    expect(users.map(({ email }) => email)).toEqual(['jefa@hospital.example']);
    expect(await verifyPassword(users[0]?.passwordHash ?? null, drawn?.password ?? '')).toBe(true);
    expect(await verifyPassword(users[0]?.passwordHash ?? null, STORY_PASSWORD)).toBe(false);

    await rows.userAccount.deleteMany();
    expect(await seedBase({ empty: true, ownerUrl })).toBeNull();
    const [given] = await rows.userAccount.findMany({ select: { email: true, passwordHash: true } });
    expect(given?.email).toBe('otra@hospital.example');
    expect(await verifyPassword(given?.passwordHash ?? null, 'Segura#246')).toBe(true);
  } finally {
    delete process.env.SUPERADMIN_EMAIL;
    delete process.env.SUPERADMIN_PASSWORD;
    await rows.$disconnect();
    await empty.drop();
  }
});
