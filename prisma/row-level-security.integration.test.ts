import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './client';
import { createPatient } from './factories/patient';
import { loadActor } from './load-actor';
import { TABLES_WITHOUT_POLICY } from './row-level-security';
import {
  forActor,
  forCompanies,
  forPlatform,
  forTenant,
  type RunOptions,
  type Scope,
  type Transaction,
  withinPlatform,
} from './scope';
import { sqlState } from './sql-state';
import { describeUnboundRole } from './unbound-role';

let testDatabase: TestDatabase;
let db: Database;
let owner: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url);
  owner = createDatabase(testDatabase.ownerUrl);
});

afterAll(async () => {
  await db.$disconnect();
  await owner.$disconnect();
  await testDatabase.drop();
});

interface CatalogueTable {
  name: string;
  protected: boolean;
  owner: string;
  policies: string[];
}

async function listTables(): Promise<CatalogueTable[]> {
  return owner.$queryRaw<CatalogueTable[]>`
    SELECT c.relname AS name, c.relrowsecurity AS protected, pg_get_userbyid(c.relowner) AS owner,
      ARRAY(SELECT pg_get_expr(p.polqual, p.polrelid) || ' / ' || pg_get_expr(p.polwithcheck, p.polrelid)
            FROM pg_policy p WHERE p.polrelid = c.oid) AS policies
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') ORDER BY c.relname`;
}

test('every table has the tenant policy or a reason for having none', async () => {
  const tables = await listTables();
  const unprotected = tables.filter((table) => !table.protected).map((table) => table.name);
  expect(unprotected.sort()).toEqual(Object.keys(TABLES_WITHOUT_POLICY).sort());
  for (const table of tables.filter(({ protected: isProtected }) => isProtected)) {
    expect(table.policies, table.name).toHaveLength(1);
    expect(table.policies[0]?.match(/company_id = ANY/g), table.name).toHaveLength(2);
  }
});

test('the application owns nothing and cannot bypass the policies', async () => {
  const tables = await listTables();
  expect(new Set(tables.map((table) => table.owner))).toEqual(new Set(['aval_owner']));
  const [role] = await db.$queryRaw<{ superuser: boolean; bypass: boolean }[]>`
    SELECT rolsuper AS superuser, rolbypassrls AS bypass FROM pg_roles WHERE rolname = current_user`;
  expect(role).toEqual({ superuser: false, bypass: false });
  await expect(db.$executeRaw`ALTER TABLE patient DISABLE ROW LEVEL SECURITY`).rejects.toThrow(/owner/);
  await expect(db.$executeRaw`TRUNCATE demand_history`).rejects.toThrow(/permission denied/);
  await expect(db.$queryRaw`SELECT * FROM _prisma_migrations`).rejects.toThrow(/permission denied/);
});

test('the reason why policies do not apply to a user is described', async () => {
  expect(await describeUnboundRole(db)).toBeNull();
  expect(await describeUnboundRole(owner)).toMatch(
    /^The database's user "aval_owner" owns tables of companies, so that /,
  );
});

test('a query without a tenant sees nothing, on a fresh connection and on a used one', async () => {
  const fresh = createDatabase(testDatabase.url, { poolSize: 1 });
  try {
    expect(await fresh.patient.count()).toBe(0);
    expect(await forTenant(fresh, 2).read((tx) => tx.patient.count())).toBeGreaterThan(0);
    expect(await fresh.patient.count()).toBe(0);
    expect(await fresh.$queryRaw`SELECT * FROM search_patients('a', 10)`).toEqual([]);
  } finally {
    await fresh.$disconnect();
  }
});

test('a scope sees only its companies and writes to no other', async () => {
  const ofBoth = await forCompanies(db, [2, 3]).read((tx) => tx.patient.groupBy({ by: ['companyId'], _count: true }));
  expect(ofBoth.map((group) => group.companyId).sort()).toEqual([2, 3]);
  const ofOne = await forTenant(db, 3).read((tx) => tx.patient.findMany({ distinct: ['companyId'] }));
  expect(ofOne.map((patient) => patient.companyId)).toEqual([3]);
  expect(await forCompanies(db, []).read((tx) => tx.patient.count())).toBe(0);
  const doctor = await owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@meridiana.test' } });
  await expect(
    forTenant(db, 3).run((tx) => createPatient(tx, { companyId: 2, createdById: doctor.id })),
  ).rejects.toThrow(/row-level security/);
});

test('rows of the platform are there for admin roles and for work of all companies only', async () => {
  const [superadmin, manager] = await Promise.all(
    ['superadmin@aval.test', 'manager@meridiana.test'].map((email) =>
      owner.userAccount.findUniqueOrThrow({ where: { email } }),
    ),
  );
  if (!superadmin || !manager) throw new Error('no people');
  const change = {
    companyId: null,
    actorId: manager.id,
    subject: 'user',
    subjectId: manager.id,
    name: 'X',
    action: 'edit',
  };
  await owner.changeRecord.create({ data: change });
  const actorOf = async ({ id }: { id: number }) => {
    const actor = await loadActor(db, id, { companyId: null });
    if (!actor) throw new Error('nobody');
    return actor;
  };
  const seen = (scope: Scope) => scope.read((tx) => tx.changeRecord.count({ where: { companyId: null } }));
  expect(await seen(forActor(db, await actorOf(superadmin)))).toBeGreaterThan(0);
  expect(await seen(await forPlatform(db))).toBeGreaterThan(0);
  const inScope = forActor(db, await actorOf(manager));
  for (const scope of [inScope, forTenant(db, 2), forCompanies(db, [1, 2, 3])]) {
    expect(await seen(scope)).toBe(0);
    await expect(scope.run((tx) => tx.changeRecord.create({ data: change }))).rejects.toThrow(/row-level security/);
  }
  // Regimens of the platform are read by everybody, and written in its scope only.
  const { id } = await owner.regimen.findFirstOrThrow({ where: { companyId: null } });
  expect(await inScope.read((tx) => tx.regimen.count({ where: { id } }))).toBe(1);
  const retire = (tx: Transaction) => tx.regimen.update({ where: { id }, data: { retired: false } });
  await expect(inScope.run(retire)).rejects.toThrow(/row-level security/);
  await forActor(db, await actorOf(superadmin)).run(retire);
  // A record without a company is written within any scope on purpose, and the scope is as before afterwards.
  await inScope.run(async (tx) => {
    await withinPlatform(tx, () => tx.changeRecord.create({ data: change }));
    expect(await tx.changeRecord.count({ where: { companyId: null } })).toBe(0);
  });
});

test('a reading transaction cannot write', async () => {
  await expect(
    forTenant(db, 2).read((tx) => tx.patient.updateMany({ data: { email: 'somebody@example.test' } })),
  ).rejects.toThrow(/read-only transaction/);
});

test('a statement that takes too long is stopped', async () => {
  const slow = forTenant(db, 2).read((tx) => tx.$queryRaw`SELECT 1 FROM pg_sleep(5)`, { statementTimeoutMs: 50 });
  await expect(slow).rejects.toThrow(/statement timeout/);
});

test('the server stops before the client gives up, for a lock sooner than for work', async () => {
  const limitsWithin = (options: RunOptions) =>
    forTenant(db, 2).run(
      (tx) => tx.$queryRaw<{ limits: string }[]>`
        SELECT current_setting('statement_timeout') || ' ' || current_setting('lock_timeout') AS limits`,
      options,
    );
  expect(await limitsWithin({})).toEqual([{ limits: '9s 5s' }]);
  expect(await limitsWithin({ timeoutMs: 2000 })).toEqual([{ limits: '1800ms 1440ms' }]);
  expect(await limitsWithin({ statementTimeoutMs: 1500, timeoutMs: 1900 })).toEqual([{ limits: '1500ms 1200ms' }]);
  // The settings do not outlive their transaction on the pooled connection.
  const [after] = await db.$queryRaw<{ limit: string }[]>`SELECT current_setting('lock_timeout') AS limit`;
  expect(after).toEqual({ limit: '0' });
});

test('the search function finds names in any order, without accents or case, in permitted companies only', async () => {
  const found = await forTenant(db, 2).read(async (tx) => {
    const ids = await tx.$queryRaw<
      { id: number }[]
    >`SELECT search_patients AS id FROM search_patients('NAVARRO inigo', 10)`;
    return tx.patient.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
  });
  expect(found.map((patient) => `${patient.firstName} ${patient.lastName}`)).toContain('Íñigo Navarro Lozano');
  expect(new Set(found.map((patient) => patient.companyId))).toEqual(new Set([2]));
  const wildcard = await forTenant(db, 2).read((tx) => tx.$queryRaw`SELECT * FROM search_patients('%', 10)`);
  expect(wildcard).toEqual([]);
  const capped = await forTenant(db, 2).read((tx) => tx.$queryRaw`SELECT * FROM search_patients('a', 3)`);
  expect(capped).toHaveLength(3);
});

test('waiting for a lock fails with a lock timeout, not with a statement timeout', async () => {
  const lock = (tx: Transaction) => tx.$queryRaw`SELECT pg_advisory_xact_lock(57014)::text`;
  await forTenant(db, 2).run(async (tx) => {
    await lock(tx);
    const waiting = forTenant(db, 2).run(lock, { statementTimeoutMs: 500 });
    expect(sqlState(await waiting.catch((error: unknown) => error))).toBe('55P03');
  });
});
