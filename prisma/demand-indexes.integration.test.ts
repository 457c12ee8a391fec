import type { Actor } from '@aval/domain/access/actor';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from './client';
import { demandListScope, inProvinces } from './demand-scope';
import { fillDemands } from './factories/demand-volume';
import { type Prisma, PrismaClient } from './generated/client';
import { forActor, type Transaction } from './scope';

const TODAY = '2026-11-21';
const SORTS = [
  'reference',
  'doctorSortName',
  'demandDate',
  'treatmentStart',
  'lastDemand',
  'companySortName',
  'prescriberCenterSortName',
  'cardNumber',
  'type',
] as const;

let testDatabase: TestDatabase;
let db: PrismaClient<'query'>;
let lastQuery: Prisma.QueryEvent | undefined;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const owner = createDatabase(testDatabase.ownerUrl);
  await fillDemands(owner, { companyId: 2, count: 6_000 });
  await fillDemands(owner, { companyId: 3, count: 1_500 });
  await fillPatients(owner, 6_000);
  await fillChanges(owner);
  await owner.$disconnect();
  const adapter = new PrismaPg({ connectionString: testDatabase.url });
  db = new PrismaClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
  db.$on('query', (event) => {
    if (event.query.includes('ORDER BY')) lastQuery = event;
  });
});

/** Copies the first patient of the first insurer many times. */
async function fillPatients(owner: ReturnType<typeof createDatabase>, count: number): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO patient
    SELECT copy.* FROM patient, generate_series(1, ${count}::int) AS number,
      jsonb_populate_record(patient, jsonb_build_object('id', nextval(pg_get_serial_sequence('patient', 'id')),
        'last_name', md5(number::text), 'card_number', 'N' || number, 'national_id', 'N' || number)) AS copy
    WHERE patient.id = (SELECT min(id) FROM patient WHERE company_id = 2)`;
  await owner.$executeRaw`VACUUM (ANALYZE) patient`;
}

/** Gives each demand ten changes. */
async function fillChanges(owner: ReturnType<typeof createDatabase>): Promise<void> {
  await owner.$executeRaw`
    INSERT INTO demand_change (company_id, demand_id, sequence)
    SELECT company_id, id, number FROM demand, generate_series(101, 110) AS number ORDER BY number, last_demand`;
  await owner.$executeRaw`VACUUM (ANALYZE) demand_change`;
}

afterAll(async () => {
  await db.$disconnect();
  await testDatabase.drop();
});

const manager: Actor = {
  userId: 0,
  role: 'MANAGER',
  companyIds: [2],
  companyId: 2,
  doctorIds: [],
  centerIds: [],
  zoneIds: [],
};
const admin: Actor = { ...manager, role: 'ADMIN', companyIds: [1, 2, 3], companyId: null };

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Returns the plan of the statement that Prisma generated, as the application's role under row-level security. */
function planOf(actor: Actor, find: Omit<Prisma.DemandFindManyArgs, 'select'>): Promise<PlanNode[]> {
  return planOfRead(actor, (tx) => tx.demand.findMany({ ...find, select: { id: true } }));
}

async function planOfRead(actor: Actor, read: (tx: Transaction) => Promise<unknown>): Promise<PlanNode[]> {
  return forActor(db, actor).read(async (tx) => {
    lastQuery = undefined;
    await read(tx);
    if (!lastQuery) throw new Error('Prisma made no query');
    const { query, params }: Prisma.QueryEvent = lastQuery;
    const rows = await tx.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
      `EXPLAIN (FORMAT JSON) ${query}`,
      ...(JSON.parse(params) as unknown[]),
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  });
}

function kinds(plan: PlanNode[]): string[] {
  return plan.map((node) => node['Node Type']);
}

describe.each([
  ['one company', manager],
  ['every company', admin],
] as const)('in %s', (_name, actor) => {
  test.each(SORTS.flatMap((sort) => [[sort, 'asc'] as const, [sort, 'desc'] as const]))(
    'the first page by %s %s is read from an index without sorting',
    async (sort, direction) => {
      const plan = await planOf(actor, {
        where: demandListScope(actor, TODAY),
        orderBy: [{ [sort]: direction }, { id: direction }],
        take: 25,
      });
      expect(kinds(plan).filter((kind) => /^(Sort|Seq Scan)$/.test(kind))).toEqual([]);
    },
  );
});

test.each<[string, Prisma.DemandChangeWhereInput, Actor]>([
  ['a company', { companyId: 2 }, manager],
  ['every company', { companyId: { in: [1, 2, 3] } }, admin],
])('changes of %s after a cursor are read from an index without sorting', async (_name, where, actor) => {
  const plan = await planOfRead(actor, async (tx) => {
    const last = await tx.demandChange.findFirstOrThrow({ where, orderBy: { position: 'desc' } });
    await tx.demandChange.findMany({
      where: {
        ...where,
        position: { gt: last.position / 2n, lte: last.position },
        demand: demandListScope(actor, TODAY),
      },
      orderBy: { position: 'asc' },
      take: 101,
    });
  });
  expect(kinds(plan).filter((kind) => /^(Sort|Seq Scan)$/.test(kind))).toEqual([]);
});

test('filters by status, pending, doctor, center, patient, reference and serious findings use an index', async () => {
  const orderBy = [{ lastDemand: 'desc' }, { id: 'desc' }] satisfies Prisma.DemandOrderByWithRelationInput[];
  const filters: Prisma.DemandWhereInput[] = [
    { displayStatus: 'pending_analysis' },
    { status: 'ACTIVE', assignedRoleId: 3 },
    { doctorId: 7 },
    { prescriberCenterId: 3 },
    { performingCenterId: 3 },
    { patientId: 11 },
    { reference: { gte: 'MER-99-0012', lt: 'MER-99-0013' } },
    inProvinces([28]),
    { seriousFindings: { gt: 0 } },
    { externalId: 'ONC-2026-0482' },
    { lastDemand: { gte: '2026-11-20T00:00:00Z' } },
    { demandDate: { gte: '2026-11-20T00:00:00Z', lt: '2026-11-21T00:00:00Z' } },
    { treatmentStart: { gte: new Date('2026-11-20'), lte: new Date('2026-11-21') } },
  ];
  for (const filter of filters) {
    const plan = await planOf(manager, {
      where: { AND: [demandListScope(manager, TODAY), filter] },
      orderBy,
      take: 25,
    });
    const scans = plan.filter((node) => node['Node Type'] === 'Seq Scan');
    expect(scans, JSON.stringify(filter)).toEqual([]);
  }
});

test.each([
  ['demand_version_drug', 'drug_id'],
  ['demand_version_drug', 'presentation_id'],
  ['demand_version_code', 'code_id'],
  ['demand_version_exposure', 'drug_id'],
  ['demand_version', 'prescriber_center_id'],
  ['demand_version', 'performing_center_id'],
  ['invitation_center', 'center_id'],
])('references to catalogue entries are found by an index: %s by %s', async (table, column) => {
  const plan = await forActor(db, admin).read(async (tx) => {
    // The tables are empty here, and PostgreSQL would not use an index for so few rows.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    const rows = await tx.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
      `EXPLAIN (FORMAT JSON) SELECT FROM ${table} WHERE ${column} = 1`,
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
  });
  expect(plan.map((node) => node['Index Name'])).toContain(`${table}_${column}_idx`);
});

test.each([
  ['one company', { companyId: 2 }, manager],
  ['every company', {}, admin],
] as const)(
  'the first page of the patients of %s is read from an index, by name and by card',
  async (_name, where, actor) => {
    for (const sort of ['sortName', 'cardNumber']) {
      for (const direction of ['asc', 'desc'] as const) {
        const orderBy = [{ [sort]: direction }, { id: direction }];
        const scope = { companyId: { in: [...actor.companyIds] } };
        const plan = await planOfRead(actor, (tx) =>
          tx.patient.findMany({ where: { AND: [scope, where] }, orderBy, take: 25, select: { id: true } }),
        );
        expect(
          kinds(plan).filter((kind) => /^(Sort|Seq Scan)$/.test(kind)),
          `${sort} ${direction}`,
        ).toEqual([]);
      }
    }
  },
);
