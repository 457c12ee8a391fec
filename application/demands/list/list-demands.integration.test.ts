import { ageOn, civilDateOf } from '@aval/domain/calendar/civil-date';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { STORY_PASSWORD } from '@aval/story/people';
import { useCasesForFile } from '@aval/testing/stack/for-file';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTenant } from '../../access/find-tenant';
import { loadSession } from '../../access/load-session';
import { signIn } from '../../access/signing-in/sign-in';
import { listNotifications } from '../../notifications/list-notifications';
import { searchPatients } from '../../patients/search-patients';
import { describeFilters, OPTION_FILTERS, searchFilterOptions, withoutUnknown } from './filter-options';
import { countPendingDemands, listDemands } from './list-demands';
import { activeFilters, LIST_SORTS } from './list-query';
import { parseListQuery } from './parse-list-query';

const MERIDIANA = 2;
const ALBORADA = 3;
const TODAY = '2026-11-21';

const { services, owner, actorOf } = await useCasesForFile();

async function list(email: string, search: string) {
  const actor = await actorOf(email);
  return listDemands(services, actor, parseListQuery(new URLSearchParams(search), actor));
}

async function file(companyId: number, doctorEmail: string, times: number) {
  for (let each = 0; each < times; each += 1) {
    await fileDraft(services.database, { companyId, doctorEmail, today: TODAY });
  }
}

beforeAll(async () => {
  await file(MERIDIANA, 'doctor@meridiana.test', 28);
  await file(MERIDIANA, 'doctor2@meridiana.test', 3);
  await file(ALBORADA, 'doctor@alborada.test', 2);
});

describe('the demand list', () => {
  it('shows doctors their own demands, assistants those of their doctors, and admins all', async () => {
    expect((await list('doctor@meridiana.test', '')).count).toBe(28);
    expect((await list('doctor2@meridiana.test', '')).count).toBe(3);
    expect((await list('admin@aval.test', '')).count).toBe(33);
    const assistant = await actorOf('assistant@meridiana.test');
    const { rows } = await list('assistant@meridiana.test', 'pageSize=100');
    expect(rows.length).toBeGreaterThan(0);
    const doctors = await owner.userAccount.findMany({ where: { id: { in: [...assistant.doctorIds] } } });
    expect(doctors.map((doctor) => doctor.name)).toEqual(expect.arrayContaining(rows.map((row) => row.doctorName)));
  });

  it.each([
    'manager@meridiana.test',
    'representative@meridiana.test',
    'supervisor@meridiana.test',
    'consultant@aval.test',
  ])('shows no draft to %s', async (email) => {
    expect(await list(email, '')).toMatchObject({ rows: [], count: 0 });
  });

  it('jumps to the last page and reads it from the other end in the same order', async () => {
    const all = await list('doctor@meridiana.test', 'pageSize=100');
    const last = await list('doctor@meridiana.test', 'page=9');
    expect(last.page).toBe(2);
    expect(last.rows.map((row) => row.reference)).toEqual(all.rows.slice(25).map((row) => row.reference));
  });

  it.each(LIST_SORTS)('sorts by %s in both directions', async (sort) => {
    const rising = await list('admin@aval.test', `sort=${sort}&pageSize=100`);
    const falling = await list('admin@aval.test', `sort=-${sort}&pageSize=100`);
    expect(rising.rows).toHaveLength(33);
    expect(falling.rows.map((row) => row.id)).toEqual(rising.rows.map((row) => row.id).reverse());
  });

  it('sorts the days to the start by its date, latest where there is none, and those without change by the last one', async () => {
    const [first] = (await list('doctor@alborada.test', '')).rows;
    await owner.demand.update({ where: { id: first?.id ?? '' }, data: { treatmentStart: null } });
    const ahead = (await list('admin@aval.test', 'sort=treatmentStartCounter&pageSize=100')).rows;
    const days = ahead.map(({ daysToStart }) => daysToStart ?? Number.POSITIVE_INFINITY);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(ahead.at(-1)?.id).toBe(first?.id);
    const still = (await list('admin@aval.test', 'sort=-lastDemandCounter&pageSize=100')).rows;
    const changed = (await list('admin@aval.test', 'sort=lastDemand&pageSize=100')).rows;
    expect(still.map(({ id }) => id)).toEqual(changed.map(({ id }) => id));
  });

  it('finds references by their beginning and by any part, in either case', async () => {
    const [first] = (await list('doctor2@meridiana.test', '')).rows;
    const reference = first?.reference ?? '';
    for (const text of [reference, reference.toLowerCase(), reference.slice(4), reference.slice(-6)]) {
      const found = await list('doctor2@meridiana.test', `reference=${text}`);
      expect(found.rows.map((row) => row.reference)).toContain(reference);
    }
    expect((await list('doctor2@meridiana.test', 'reference=%25')).count).toBe(0);
  });

  it('narrows by each filter that is offered', async () => {
    const [row] = (await list('doctor2@meridiana.test', '')).rows;
    const demand = await owner.demand.findUniqueOrThrow({ where: { id: row?.id ?? '' } });
    const filters = [
      'status=draft',
      `companyId=${demand.companyId}`,
      `doctorId=${demand.doctorId}`,
      `patientId=${demand.patientId}`,
      `centerPrescriptorId=${demand.prescriberCenterId}`,
      `centerRealizatorId=${demand.performingCenterId}`,
      `zoneId=${demand.provinceIds[0]}`,
    ];
    for (const filter of filters) {
      const found = await list('admin@aval.test', `${filter}&pageSize=100`);
      expect(found.rows.map((each) => each.id)).toContain(demand.id);
    }
    expect((await list('admin@aval.test', `doctorId=${demand.doctorId}`)).count).toBe(3);
    // No demand waits for an admin, and the filter is not offered.
    expect((await list('admin@aval.test', 'pendingDemands=true')).count).toBe(33);
    expect((await list('manager@meridiana.test', 'pendingDemands=true')).count).toBe(0);
  });

  it('tells patient and tumour only where they are shown, as they are registered today', async () => {
    const doctor = await actorOf('doctor2@meridiana.test');
    const query = parseListQuery(new URLSearchParams('pageSize=100'), doctor);
    const [plain] = (await listDemands(services, doctor, query)).rows;
    expect(plain).toMatchObject({ patient: null, tumour: null });
    const { patientId, tumourType } = await owner.demand.findUniqueOrThrow({ where: { id: plain?.id ?? '' } });
    const birthday = new Date('1960-11-22');
    await owner.patient.update({ where: { id: patientId }, data: { firstName: 'Nieves', lastName: 'Ur', birthday } });
    const { rows } = await listDemands(services, doctor, query, { patient: true, tumour: true });
    const now = services.clock.now().toISOString();
    const age = ageOn(civilDateOf(now), '1960-11-22');
    const row = rows.find(({ id }) => id === plain?.id);
    expect(row?.patient).toEqual({ firstName: 'Nieves', lastName: 'Ur', birthday: '1960-11-22', age });
    expect(row?.tumour?.type).toBe(tumourType);
    expect(tumourType).not.toBeNull();
  });

  it('offers the doctor of a draft the actions for it', async () => {
    const [row] = (await list('doctor2@meridiana.test', '')).rows;
    expect(row?.actions.map((action) => action.kind)).toEqual(['view', 'edit', 'delete']);
    expect(row).toMatchObject({
      displayStatus: 'draft',
      beingDelivered: false,
      faulty: false,
      daysSinceUpdate: 0,
      calendarDaysSinceUpdate: 0,
    });
  });
});

describe('filter options', () => {
  it('name doctors and patients only within the actor’s scope', async () => {
    const doctor = await actorOf('doctor2@meridiana.test');
    const found = await searchFilterOptions(services, doctor, 'patientId', '');
    const patients = await owner.patient.findMany({
      where: { id: { in: found.map((option) => option.id) } },
      include: { demands: true },
    });
    expect(patients.filter((patient) => patient.demands.length > 0)).toHaveLength(3);
    for (const patient of patients) {
      const isOwn =
        patient.createdById === doctor.userId || patient.demands.some((each) => each.doctorId === doctor.userId);
      expect(isOwn).toBe(true);
    }
    expect(await searchFilterOptions(services, await actorOf('manager@meridiana.test'), 'doctorId', '')).toEqual([]);
  });

  it('describe visible values and omit others', async () => {
    const own = await actorOf('doctor2@meridiana.test');
    const foreign = (await list('doctor@alborada.test', '')).rows[0];
    const patientOf = async (id: string) => (await owner.demand.findUniqueOrThrow({ where: { id } })).patientId;
    const described = await describeFilters(
      services,
      own,
      parseListQuery(new URLSearchParams(`patientId=${await patientOf(foreign?.id ?? '')}`), own),
    );
    expect(described).toEqual({ patientId: [] });
  });

  it('are removed from the query when they match nothing in another context, and kept otherwise', async () => {
    const admin = await actorOf('admin@aval.test');
    const { doctorId, prescriberCenterId } = await owner.demand.findFirstOrThrow({ where: { companyId: 2 } });
    const search = new URLSearchParams({
      companyId: '2',
      doctorId: String(doctorId),
      centerPrescriptorId: String(prescriberCenterId),
      zoneId: '28',
      status: 'pending_analysis',
      sort: 'type',
      page: '3',
    });
    const left = async (companyId: number | null) => {
      const actor = { ...admin, companyId };
      const query = await withoutUnknown(services, actor, parseListQuery(search, actor));
      expect(query).toMatchObject({ page: 3, sort: { by: 'type', descending: false } });
      return activeFilters(query).join(' ');
    };
    expect(await left(null)).toBe('status zone company prescriberCenter doctor');
    expect(await left(2)).toBe('status zone prescriberCenter doctor');
    expect(await left(3)).toBe('status zone prescriberCenter');
  });
});

/** Loads the home page and the header of every page for each role that has a choice there. */
async function openHomes(): Promise<void> {
  const tenant = (await findTenant(services, 'meridiana.localhost')) ?? expect.fail('no tenant');
  for (const email of ['doctor', 'assistant', 'supervisor', 'manager'].map((name) => `${name}@meridiana.test`)) {
    const signedIn = await signIn(services, { tenant, email, password: STORY_PASSWORD, address: '10.0.0.1' });
    if (signedIn.status !== 'signed_in') throw new Error(`${email}: ${signedIn.status}`);
    const session = (await loadSession(services, tenant, signedIn.token)) ?? expect.fail(`${email} has no session`);
    expect(session.context.cards).toBeInstanceOf(Array);
    await listNotifications(services, session.actor);
  }
}

describe('typed form content', () => {
  it('is read by no list: lists work without select rights on it', async () => {
    const steps = ['protocol', 'previous_treatments', 'treatment', 'extras'];
    const columns = await owner.$queryRaw<{ name: string }[]>`
      SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'demand_draft'`;
    const others = columns.map(({ name }) => name).filter((name) => !steps.includes(name));
    expect(others).toHaveLength(columns.length - steps.length);
    await owner.$executeRawUnsafe(`
      REVOKE SELECT ON demand_draft, demand_version, demand_command FROM aval_app;
      GRANT SELECT (${others.join(', ')}) ON demand_draft TO aval_app`);
    try {
      const { rows } = await list('doctor@meridiana.test', 'pageSize=100');
      expect(rows.filter(({ daysToStart }) => daysToStart !== null)).toHaveLength(rows.length);
      for (const email of ['admin@aval.test', 'manager@meridiana.test']) await list(email, 'reference=MER');
      const actor = await actorOf('doctor@meridiana.test');
      await expect(countPendingDemands(services, actor)).resolves.toBeTypeOf('number');
      for (const filter of OPTION_FILTERS) await searchFilterOptions(services, actor, filter, 'a');
      await listNotifications(services, actor);
      await searchPatients(services, actor, MERIDIANA, 'a');
      await openHomes();
    } finally {
      await owner.$executeRawUnsafe('GRANT SELECT ON demand_draft, demand_version, demand_command TO aval_app');
    }
  });
});
