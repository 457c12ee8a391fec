import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import { readEnvironment, webEnvironmentSchema } from '@aval/platform/environment';
import { createDatabase, type Database } from '@aval/prisma/client';
import { fileDraft } from '@aval/prisma/factories/filed-draft';
import { createPatient } from '@aval/prisma/factories/patient';
import { createUser } from '@aval/prisma/factories/user';
import { loadActor } from '@aval/prisma/load-actor';
import { forActor } from '@aval/prisma/scope';
import { createTestDatabase, processEnvironment, type TestDatabase } from '@aval/testing/stack/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchRecordedUsers } from '../../access-record-list/record-filters';
import { findPresentations } from '../../catalogues/list-presentations';
import { searchOptions } from '../../catalogues/search-options';
import { readLibrary } from '../../congruence/read-regimens';
import { loadContextOptions } from '../../context/load-context-options';
import { searchPatients } from '../../patients/search-patients';
import { closeServices, createServices, type Services } from '../../services';
import { findCentersToOwn } from '../../users/leaving/give-drafts';
import { foreseeRelations } from '../../users/relations/foresee-relations';
import { findConsultants } from '../detail/find-consultants';
import { findDoctors } from '../detail/find-doctors';
import { type OptionFilter, searchFilterOptions } from './filter-options';
import { listDemands } from './list-demands';
import { parseListQuery } from './parse-list-query';

const MERIDIANA = 2;
const TODAY = '2026-11-21';
/** Spanish order; by code point Á, É and Ñ would come last, and ñ after o. */
const NAMES = [
  'Álava, Rosa',
  'Ávila, Ana',
  'Étienne Roux',
  'GARCÍA, Eva',
  'Navarra',
  'Nunzio',
  'Núñez',
  'Nuzo',
  'Ñíguez',
  'Ochoa',
  'Zaragoza',
];

let testDatabase: TestDatabase;
let services: Services;
let owner: Database;
let admin: Actor;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = createDatabase(testDatabase.ownerUrl);
  services = createServices('test', readEnvironment(webEnvironmentSchema, processEnvironment(testDatabase)));
  const { id } = await owner.userAccount.findUniqueOrThrow({ where: { email: 'admin@aval.test' } });
  const actor = await loadActor(services.database, id, { companyId: null });
  if (!actor) throw new Error('the admin is not active');
  admin = actor;
  for (const name of [...NAMES].reverse()) {
    const doctor = await createUser(owner, { role: 'DOCTOR', companyId: MERIDIANA });
    const { demand } = await fileDraft(services.database, {
      companyId: MERIDIANA,
      doctorEmail: 'doctor@meridiana.test',
      today: TODAY,
    });
    await owner.userAccount.update({ where: { id: doctor.id }, data: { name } });
    const center = await owner.center.create({ data: { name, address: 'Calle Mayor, 1', type: 'Ambos' } });
    await createPatient(owner, { companyId: MERIDIANA, createdById: doctor.id }, { lastName: name });
    await owner.demand.update({
      where: { id: demand.id },
      data: {
        doctorId: doctor.id,
        doctorName: name,
        prescriberCenterId: center.id,
        prescriberCenterName: name,
        companyName: name,
      },
    });
  }
});

afterAll(async () => {
  await closeServices(services);
  await owner.$disconnect();
  await testDatabase.drop();
});

const options = async (filter: OptionFilter, text: string) =>
  (await searchFilterOptions(services, admin, filter, text)).map(({ label }) => label);
const known = (names: readonly string[]) => names.filter((name) => NAMES.includes(name));

describe('names', () => {
  it.each(['doctor.name', 'centerPrescriptor.name', 'company.name'])(
    'are sorted by %s in Spanish order',
    async (sort) => {
      const rows = async (search: string) => {
        const query = parseListQuery(new URLSearchParams(search), admin);
        return (await listDemands(services, admin, query)).rows.map(({ doctorName }) => doctorName);
      };
      expect(await rows(`sort=${sort}`)).toEqual(NAMES);
      expect(await rows(`sort=-${sort}`)).toEqual([...NAMES].reverse());
    },
  );

  it('names of provinces, doctors and centers are offered in Spanish order', async () => {
    const provinces = await options('zoneId', '');
    expect(provinces).toEqual([...provinces].sort(new Intl.Collator('es').compare));
    expect(provinces.indexOf('Ávila')).toBeLessThan(provinces.indexOf('Badajoz'));
    expect(known(await options('doctorId', ''))).toEqual(NAMES);
    for (const filter of ['centerPrescriptorId', 'centerRealizatorId'] as const) {
      expect(known(await options(filter, ''))).toEqual(NAMES);
    }
  });

  it('names of the centers that a successor lacks are listed in Spanish order', async () => {
    const { id } = await createUser(owner, { role: 'DOCTOR', companyId: MERIDIANA });
    const { database } = services;
    const drafts = { doctorName: { in: NAMES } };
    expect(await forActor(database, admin).read((tx) => findCentersToOwn(tx, drafts, id))).toEqual(NAMES);
  });

  it('names of the assistants who will see the demands of a doctor are listed in Spanish order', async () => {
    const doctor = await owner.userAccount.findFirstOrThrow({ where: { name: 'Ochoa' } });
    const assistants: number[] = [];
    for (const name of ['Zoe', 'Ángela']) {
      const { id } = await createUser(owner, { role: 'ASSISTANT', companyId: MERIDIANA });
      await owner.userAccount.update({ where: { id }, data: { name } });
      assistants.push(id);
    }
    const superadmin: Actor = { ...admin, role: 'SUPERADMIN' };
    const change = { id: doctor.id, companyId: null, added: { assistants }, removed: {} };
    expect(await foreseeRelations(services, superadmin, change)).toMatchObject([
      { kind: 'seen', who: ['Ángela', 'Zoe'] },
    ]);
  });

  it('names of the doctors and centers of a context are offered in Spanish order, the older first among equal names', async () => {
    const doctors = await owner.userAccount.findMany({ where: { name: { in: NAMES }, roleId: ROLES.DOCTOR } });
    const centers = await owner.center.findMany({ where: { name: { in: NAMES } } });
    const doctor = await createUser(owner, { role: 'DOCTOR', companyId: MERIDIANA });
    await owner.userAccount.update({ where: { id: doctor.id }, data: { name: 'Alava, Rosa' } });
    const center = await owner.center.create({ data: { name: 'Alava, Rosa', address: 'x', type: 'Ambos' } });
    const { id } = await createUser(owner, {
      role: 'SUPERVISOR',
      companyId: MERIDIANA,
      doctorIds: [doctor, ...doctors].map((each) => each.id),
      centerIds: [center, ...centers].map((each) => each.id),
    });
    const offered = await loadContextOptions(services, { userId: id, role: 'SUPERVISOR', companyId: MERIDIANA });
    const [first, ...others] = NAMES;
    const expected = [first, 'Alava, Rosa', ...others];
    expect(offered.doctors.map(({ name }) => name)).toEqual(expected);
    expect(offered.centers.map(({ name }) => name)).toEqual(expected);
  });

  it('names of regimens and presentations are offered in Spanish order', async () => {
    const drug = await owner.drug.findFirstOrThrow({ orderBy: { id: 'asc' } });
    for (const [place, name] of [...NAMES].reverse().entries()) {
      await owner.presentation.create({
        data: { drugId: drug.id, presentation: name, registerNumber: `N${place}`, nationalCode: `99990${place}` },
      });
      const content = { name };
      await owner.regimen.create({
        data: {
          companyId: MERIDIANA,
          slug: `c${MERIDIANA}.names-${place}`,
          name,
          tumourType: 'Mama',
          version: 1,
          reviewedOn: new Date('2026-11-25'),
          versions: { create: { companyId: MERIDIANA, version: 1, content } },
        },
      });
    }
    const presentations = await findPresentations(services.database, [drug.id]);
    expect(known(presentations[drug.id]?.map(({ label }) => label) ?? [])).toEqual(NAMES);
    const library = await forActor(services.database, admin).read((tx) => readLibrary(tx, MERIDIANA, null));
    expect(known(library.map(({ name }) => name))).toEqual(NAMES);
  });

  it('are found with and without their accents', async () => {
    expect(await options('zoneId', 'avila')).toEqual(['Ávila']);
    expect(await options('zoneId', ' ÁVILA ')).toEqual(['Ávila']);
    expect(known(await options('doctorId', 'garcia'))).toEqual(['GARCÍA, Eva']);
    expect(known(await options('doctorId', 'nunez'))).toEqual(['Núñez']);
    expect(known(await options('centerPrescriptorId', 'niguez'))).toEqual(['Ñíguez']);
    expect((await searchRecordedUsers(services, admin, 'avila')).map(({ name }) => name)).toEqual(['Ávila, Ana']);
    const asked = { companyId: MERIDIANA, fromId: undefined, text: 'ñiguez' };
    const [doctor, ...others] = await findDoctors(services, admin, asked);
    expect([doctor?.name, others]).toEqual(['Ñíguez', []]);
    // A doctor is not offered as his or her own successor.
    expect(await findDoctors(services, admin, { ...asked, fromId: doctor?.id })).toEqual([]);
    expect(await findConsultants(services, { ...admin, role: 'MANAGER' }, 'garcia')).toEqual([]);
    const centers = { catalogue: 'performing-centers', text: 'etienne' } as const;
    expect((await searchOptions(services, admin, MERIDIANA, centers)).map(({ label }) => label)).toEqual([
      'Étienne Roux',
    ]);
  });

  it('names of patients are sorted in Spanish order', async () => {
    const patients = await owner.patient.findMany({ where: { lastName: { in: NAMES } }, orderBy: { sortName: 'asc' } });
    expect(patients.map(({ lastName }) => lastName)).toEqual(NAMES);
    expect(await searchPatients(services, admin, MERIDIANA, 'avila')).toMatchObject({
      status: 'found',
      patients: [{ lastName: 'Ávila, Ana' }],
    });
  });

  it('update their search and sort keys when they change', async () => {
    const province = await owner.province.findFirstOrThrow({ where: { name: 'Ávila' } });
    expect(province).toMatchObject({ searchName: 'avila', sortName: 'avila' });
    const changed = await owner.province.update({ where: { id: province.id }, data: { name: 'Peñíscola' } });
    expect(changed).toMatchObject({ searchName: 'peniscola', sortName: 'pen~iscola' });
  });
});
