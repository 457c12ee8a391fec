import { randomUUID } from 'node:crypto';
import type { Actor, DemandSubject } from '@aval/domain/access/actor';
import { ROLE_NAMES, type RoleName } from '@aval/domain/access/roles';
import { demandVisibility } from '@aval/domain/access/scope';
import { addDays } from '@aval/domain/calendar/civil-date';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { createTestDatabase, type TestDatabase } from '@aval/testing/stack/stack';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from './client';
import { demandListScope, demandScope } from './demand-scope';
import { createUser } from './factories/user';
import type { Prisma } from './generated/client';
import { loadActor } from './load-actor';
import { forActor, forCompanies, withProjection } from './scope';

const TODAY = '2026-11-21';
const STATUS_OF: Partial<Record<DisplayStatus, string>> = {
  draft: 'DRAFT',
  sended_accepted: 'SENDED',
  sended_denied: 'SENDED',
  canceled: 'CANCELED',
  finished: 'FINISHED',
};

let testDatabase: TestDatabase;
let db: Database;
let world: World;

/** Few values of each kind, so that actors and demands often match. */
interface World {
  doctors: number[];
  consultants: number[];
  centers: number[];
  provinces: number[];
  demands: { id: string; subject: DemandSubject; status: DisplayStatus }[];
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase(testDatabase.url);
  world = await createWorld();
});

afterAll(async () => {
  await db.$disconnect();
  await testDatabase.drop();
});

const demandArbitrary = fc.record({
  companyId: fc.constantFrom(2, 3),
  doctor: fc.nat(3),
  status: fc.constantFrom<DisplayStatus>(
    'draft',
    'pending_analysis',
    'pending_evaluation',
    'pending_continue',
    'sended_accepted',
    'sended_denied',
    'canceled',
    'finished',
  ),
  assigned: fc.option(fc.nat(1)),
  consultants: fc.uniqueArray(fc.nat(1)),
  prescriber: fc.nat(3),
  performing: fc.option(fc.nat(3)),
  provinces: fc.uniqueArray(fc.nat(3), { maxLength: 2 }),
  openToAll: fc.boolean(),
  cyclesRemain: fc.boolean(),
  endsInDays: fc.option(fc.integer({ min: -2, max: 2 })),
});

async function createWorld(): Promise<World> {
  const doctors: number[] = [];
  for (let index = 0; index < 4; index += 1) {
    doctors.push((await createUser(db, { role: 'DOCTOR', companyId: 2 + (index % 2) })).id);
  }
  const consultants = [
    (await createUser(db, { role: 'CONSULTANT' })).id,
    (await createUser(db, { role: 'CONSULTANT' })).id,
  ];
  const centers = (await db.center.findMany({ take: 4, orderBy: { id: 'asc' } })).map((center) => center.id);
  const provinces = (await db.province.findMany({ take: 4, orderBy: { id: 'asc' } })).map((province) => province.id);
  const people = { doctors, consultants, centers, provinces };
  const demands: World['demands'] = [];
  const drawn = fc.sample(demandArbitrary, { numRuns: 300, seed: 20261121 });
  for (const [index, facts] of drawn.entries()) demands.push(await createDemand(people, facts, index));
  return { ...people, demands };
}

type Facts = typeof demandArbitrary extends fc.Arbitrary<infer T> ? T : never;

async function createDemand(people: Omit<World, 'demands'>, facts: Facts, index: number) {
  const accepted = facts.status === 'sended_accepted';
  const end = facts.endsInDays === null ? null : addDays(TODAY, facts.endsInDays);
  const at = (list: readonly number[], position: number) => list[position % list.length] ?? 0;
  const subject: DemandSubject = {
    companyId: facts.companyId,
    companyByZones: facts.companyId === 3,
    doctorId: at(people.doctors, facts.doctor),
    assignedUserId: facts.assigned === null ? null : at(people.consultants, facts.assigned),
    consultantIds: facts.consultants.map((position) => at(people.consultants, position)),
    prescriberCenterId: at(people.centers, facts.prescriber),
    performingCenterId: facts.performing === null ? null : at(people.centers, facts.performing),
    provinceIds: facts.provinces.map((position) => at(people.provinces, position)),
    openToAllRepresentatives: facts.openToAll,
    pastLastCycle: accepted && !facts.cyclesRemain && end !== null && end < TODAY,
  };
  const id = randomUUID();
  await withProjection(db, facts.companyId, async (tx) => {
    const patient = await tx.patient.findFirstOrThrow();
    await tx.demand.create({
      data: {
        id,
        companyId: subject.companyId,
        reference: `TWIN-${index}`,
        status: STATUS_OF[facts.status] ?? 'ACTIVE',
        displayStatus: facts.status,
        assignedUserId: subject.assignedUserId,
        continueAt: accepted && facts.cyclesRemain ? new Date('2027-01-01') : null,
        treatmentEnd: end === null ? null : new Date(end),
        doctorId: subject.doctorId,
        doctorName: 'Doctora',
        patientId: patient.id,
        cardNumber: patient.cardNumber,
        prescriberCenterId: subject.prescriberCenterId,
        prescriberCenterName: 'Centro',
        performingCenterId: subject.performingCenterId,
        provinceIds: [...subject.provinceIds],
        consultantIds: [...subject.consultantIds],
        openToAllRepresentatives: subject.openToAllRepresentatives,
        companyName: 'Compañía',
        createdById: subject.doctorId,
      },
    });
  });
  return { id, subject, status: facts.status };
}

const actorArbitrary = fc.record({
  role: fc.constantFrom<RoleName>(...ROLE_NAMES),
  user: fc.nat(3),
  companyIds: fc.constantFrom([2], [3], [2, 3]),
  context: fc.constantFrom(null, 2, 3),
  doctors: fc.uniqueArray(fc.nat(3)),
  centers: fc.uniqueArray(fc.nat(3)),
  zones: fc.uniqueArray(fc.nat(3)),
});

type Drawn = typeof actorArbitrary extends fc.Arbitrary<infer T> ? T : never;

function toActor(drawn: Drawn): Actor {
  const isPlatform = drawn.role === 'SUPERADMIN' || drawn.role === 'ADMIN' || drawn.role === 'CONSULTANT';
  const ofOneCompany = drawn.role === 'REPRESENTATIVE' ? drawn.companyIds.slice(0, 1) : drawn.companyIds;
  const companyIds: readonly number[] = isPlatform ? [1, 2, 3] : ofOneCompany;
  const users = drawn.role === 'CONSULTANT' ? world.consultants : world.doctors;
  const pick = (list: readonly number[], positions: readonly number[]) =>
    positions.map((position) => list[position] ?? 0);
  return {
    userId: users[drawn.user % users.length] ?? 0,
    role: drawn.role,
    companyIds,
    companyId: drawn.context !== null && companyIds.includes(drawn.context) ? drawn.context : null,
    doctorIds: pick(world.doctors, drawn.doctors),
    centerIds: pick(world.centers, drawn.centers),
    zoneIds: companyIds.includes(3) ? pick(world.provinces, drawn.zones) : [],
  };
}

async function findReferences(actor: Actor, where: Prisma.DemandWhereInput): Promise<string[]> {
  const found = await forActor(db, actor).read((tx) =>
    tx.demand.findMany({ where: { AND: [where, { reference: { startsWith: 'TWIN-' } }] }, select: { id: true } }),
  );
  return found.map((demand) => demand.id).sort();
}

test('the database condition and the domain rule select the same demands', async () => {
  await fc.assert(
    fc.asyncProperty(actorArbitrary, async (drawn) => {
      const actor = toActor(drawn);
      const idsWhere = (test: (demand: World['demands'][number]) => boolean) =>
        world.demands
          .filter(test)
          .map(({ id }) => id)
          .sort();
      expect(await findReferences(actor, demandScope(actor, TODAY))).toEqual(
        idsWhere(({ subject, status }) => demandVisibility(actor, subject, status) !== 'hidden'),
      );
      expect(await findReferences(actor, demandListScope(actor, TODAY))).toEqual(
        idsWhere(({ subject, status }) => demandVisibility(actor, subject, status) === 'visible'),
      );
    }),
    { numRuns: 200 },
  );
});

test('the lists of a supervisor are narrowed to the chosen center and doctor, while access stays as wide', async () => {
  const [centerId = 0, doctorId = 0] = [world.centers[0], world.doctors[0]];
  const supervisor: Actor = {
    userId: 1,
    role: 'SUPERVISOR',
    companyIds: [2],
    companyId: 2,
    zoneIds: [],
    centerIds: world.centers,
    doctorIds: world.doctors,
  };
  const seen = world.demands.filter(
    ({ subject, status }) => demandVisibility(supervisor, subject, status) === 'visible',
  );
  const ofCenter = seen.filter(({ subject }) =>
    [subject.prescriberCenterId, subject.performingCenterId].includes(centerId),
  );
  const ofDoctor = seen.filter(({ subject }) => subject.doctorId === doctorId);
  const both = ofCenter.filter((demand) => ofDoctor.includes(demand));
  for (const [lookedAt, expected] of [
    [{ centerId, doctorId: null }, ofCenter],
    [{ centerId: null, doctorId }, ofDoctor],
    [{ centerId, doctorId }, both],
  ] as const) {
    const ids = expected.map(({ id }) => id).sort();
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThan(seen.length);
    expect(
      await findReferences({ ...supervisor, lookedAt }, demandListScope({ ...supervisor, lookedAt }, TODAY)),
    ).toEqual(ids);
    expect(await findReferences(supervisor, demandScope({ ...supervisor, lookedAt }, TODAY))).toHaveLength(seen.length);
  }
});

test('an actor is loaded with everything that the scope needs', async () => {
  const idOf = async (email: string) => (await db.userAccount.findUniqueOrThrow({ where: { email } })).id;
  const noContext = { companyId: null };
  const representative = await loadActor(db, await idOf('representative@alborada.test'), noContext);
  expect(representative).toMatchObject({ role: 'REPRESENTATIVE', companyIds: [3], companyId: 3 });
  expect(representative?.zoneIds).toHaveLength(3);
  const group = await idOf('manager@grupo.test');
  expect(await loadActor(db, group, noContext)).toMatchObject({ companyIds: [2, 3], companyId: null });
  expect(await loadActor(db, group, { companyId: 3 })).toMatchObject({ companyId: 3 });
  expect(await loadActor(db, group, { companyId: 1 })).toMatchObject({ companyId: null });
  const assistant = await loadActor(db, await idOf('assistant@meridiana.test'), noContext);
  expect(assistant?.doctorIds).toHaveLength(2);
  const admin = await loadActor(db, await idOf('admin@aval.test'), noContext);
  expect(admin).toMatchObject({ companyId: null });
  expect(admin?.companyIds.slice(0, 3)).toEqual([1, 2, 3]);
  const inactive = await createUser(db, { role: 'DOCTOR', companyId: 2, active: false });
  expect(await loadActor(db, inactive.id, noContext)).toBeNull();
  expect(await forCompanies(db, []).read((tx) => tx.demand.count())).toBe(0);
});
