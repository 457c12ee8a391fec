import type { Actor } from '@aval/domain/access/actor';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase } from '@aval/prisma/client';
import { loadActor } from '@aval/prisma/load-actor';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { type PlanNode, watchPlans } from '@aval/testing/stack/watch-plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccessRecord } from '../access-record-list/list-access-record';
import { parseAccessRecordQuery } from '../access-record-list/parse-access-record-query';
import { browsePresentations } from '../catalogues/presentations/browse-presentations';
import { PRESENTATIONS_LIST } from '../catalogues/presentations/presentations-list';
import { browseChanges } from '../change-record/browse-changes';
import { CHANGES_LIST } from '../change-record/changes-list';
import { exportPatients } from '../patients/browse-patients';
import { PATIENTS_LIST } from '../patients/patients-list';
import { browseSecurityRecord } from '../security-record/browse-security-record';
import { SECURITY_LIST } from '../security-record/security-list';
import { closeServices, createServices, type Services } from '../services';
import { browseUsers } from '../users/browse-users';
import { USERS_LIST } from '../users/users-list';
import type { ExportedRows } from './export-list';

const MANY = 5_000;
/** Sorting is fine up to the rows of one page. */
const ROWS_OF_A_PAGE = 100;

let testDatabase: TestDatabase;
let started: Services;
let services: Services;
let watched: ReturnType<typeof watchPlans>;
let admin: Actor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  watched = watchPlans(testDatabase.url);
  started = createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase)));
  services = { ...started, database: watched.database as Services['database'] };
  const owner = createDatabase(testDatabase.ownerUrl);
  const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email: 'superadmin@aval.test' } });
  const found = await loadActor(started.database, id, { companyId: null });
  if (!found) throw new Error('no superadmin');
  admin = found;
  const copies = (table: string, changed: string, serial = true) =>
    owner.$executeRawUnsafe(`
      INSERT INTO ${table}
      SELECT copy.* FROM (SELECT * FROM ${table} ORDER BY id LIMIT 1) AS one, generate_series(1, ${MANY}) AS number,
        jsonb_populate_record(one::${table}, jsonb_build_object(
          ${serial ? `'id', nextval(pg_get_serial_sequence('${table}', 'id')),` : ''} ${changed})) AS copy`);
  await owner.accessRecord.create({
    data: { companyId: 2, userId: id, subject: 'export', list: 'demands', filters: {}, rowCount: 0, at: new Date() },
  });
  await copies('access_record', `'at', now() - number * interval '1 minute'`);
  await copies('patient', `'last_name', md5(number::text), 'card_number', 'N' || number, 'national_id', 'N' || number`);
  await copies(
    'user_account',
    `'name', md5(number::text), 'email', md5(number::text) || '@aval.test', 'dni', 'N' || number`,
  );
  await copies(
    'presentation',
    `'presentation', md5(number::text), 'register_number', 'R' || number, 'national_code', 'N' || number`,
  );
  await owner.changeRecord.create({
    data: { actorId: id, subject: 'drug', subjectId: 1, name: 'Uno', action: 'edited' },
  });
  await copies('change_record', `'at', now() - number * interval '1 minute'`);
  await owner.securityEvent.create({ data: { kind: 'signed_out', userId: id } });
  await copies('security_event', `'at', now() - number * interval '1 minute'`);
  for (const table of ['patient', 'access_record', 'user_account', 'presentation', 'change_record', 'security_event'])
    await owner.$executeRawUnsafe(`VACUUM (ANALYZE) ${table}`);
  await owner.$disconnect();
});

afterAll(async () => {
  await watched.database.$disconnect();
  await closeServices(started);
  await testDatabase.drop();
});

/** Plain lists: the growing table, the list, its reader, and an order without an index. */
const PLAIN_LISTS = [
  ['user_account', USERS_LIST, browseUsers, 'company'],
  ['presentation', PRESENTATIONS_LIST, browsePresentations, null],
  ['change_record', CHANGES_LIST, browseChanges, null],
  ['security_event', SECURITY_LIST, browseSecurityRecord, null],
] as const;

function wholeReads(plan: readonly PlanNode[], table: string): string[] {
  return plan
    .filter(
      (node) =>
        (node['Node Type'] === 'Sort' && !node.isOfRow && node['Plan Rows'] > ROWS_OF_A_PAGE) ||
        (node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table),
    )
    .map((node) => node['Node Type']);
}

describe.each(PLAIN_LISTS)('the list of %s', (table, list, browse, unindexed) => {
  const read = (search: string) => browse(services, admin, list.parse(new URLSearchParams(search)) as never);

  it('is read from an index in each order and direction, without sorting', async () => {
    for (const sort of list.sorts.filter((each) => each !== unindexed)) {
      for (const by of [sort, `-${sort}`]) {
        const [plan = []] = await watched.plansOf(admin, 'ORDER BY', () => read(`sort=${by}`));
        expect(wholeReads(plan, table), by).toEqual([]);
      }
    }
  });
});

describe.each([PLAIN_LISTS[0], PLAIN_LISTS[1]] as const)('a text search in the list of %s', (table, list, browse) => {
  it('uses an index', async () => {
    for (const name of list.names.filter((each) => list.kinds[each as never] === 'text')) {
      const read = () => browse(services, admin, list.parse(new URLSearchParams({ [name]: 'n4321' })) as never);
      const [plan = []] = await watched.plansOf(admin, 'count(*)', read);
      expect(wholeReads(plan, table), name).toEqual([]);
    }
  });
});

describe('an exported list', () => {
  async function batchesOf(read: () => Promise<ExportedRows<unknown> | null>): Promise<PlanNode[][]> {
    return watched.plansOf(admin, 'ORDER BY', async () => {
      const batches = await read();
      if (!batches) throw new Error('the list is closed');
      for await (const batch of batches) expect(batch.length).toBeGreaterThan(0);
    });
  }

  /** Tells whether a plan starts where the batch before ended, instead of at the first row. */
  function beginsBehind(plan: readonly PlanNode[], column: string): boolean {
    return plan.some(
      (node) => node['Index Cond']?.includes(`${column} >`) || node['Index Cond']?.includes(`${column} <`),
    );
  }

  it.each([
    ['sort_name', 'name'],
    ['sort_name', '-name'],
    ['card_number', 'cardNumber'],
    ['card_number', '-cardNumber'],
  ])('an exported list of patients by %s (%s) continues within an index', async (column, sort) => {
    const query = { ...PATIENTS_LIST.parse(new URLSearchParams(`sort=${sort}`)), text: null };
    const plans = await batchesOf(() => exportPatients(services, admin, query));
    const pages = plans.filter((plan) => plan.some((node) => node['Relation Name'] === 'patient'));
    expect(pages.length).toBeGreaterThan(MANY / 1_000);
    for (const plan of pages.slice(1)) expect(beginsBehind(plan, column)).toBe(true);
  });

  it('an exported list of access records continues within an index', async () => {
    const query = parseAccessRecordQuery(new URLSearchParams());
    const plans = await batchesOf(() => exportAccessRecord(services, admin, query));
    const pages = plans.filter((plan) => plan.some((node) => node['Node Type'] === 'Limit'));
    for (const plan of pages.slice(1)) expect(beginsBehind(plan, 'at')).toBe(true);
  });
});
