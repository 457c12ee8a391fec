import { pdf } from '@aval/platform/files/contents.test-support';
import { authorize, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { beforeAll, describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let id: string;
let accepted: string;

beforeAll(async () => {
  id = await newPendingDemand(engine);
  accepted = await newPendingDemand(engine);
  await authorize(engine, accepted);
});

const PEOPLE: readonly [string, string][] = [
  ['superadmin@aval.test', 'localhost'],
  ['admin@aval.test', 'localhost'],
  ['manager@meridiana.test', 'meridiana.localhost'],
  ['representative@meridiana.test', 'meridiana.localhost'],
  ['consultant@aval.test', 'localhost'],
  ['supervisor@meridiana.test', 'meridiana.localhost'],
  ['doctor@meridiana.test', 'meridiana.localhost'],
  ['assistant@meridiana.test', 'meridiana.localhost'],
];
const signIn = (email: string, host = 'meridiana.localhost') => new ApiClient(web.visit(host)).signIn(email);

interface Row {
  id: string;
  uuid: string;
  status: string;
  zone: string | null;
  provinces: string[];
}

async function idsBy(apiClient: ApiClient, query: string): Promise<string[]> {
  const { status, body } = await apiClient.call<{ rows: Row[]; count: number }>('GET', `/demands?pageSize=100${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body.rows.map((row) => row.id).sort();
}

describe('a filter of the list narrows the user’s scope', () => {
  it.each(PEOPLE)(
    'a filter narrows the scope of %s',
    async (email, host) => {
      const apiClient = await signIn(email, host);
      const all = new Set(await idsBy(apiClient, ''));
      const one = await engine.owner.demand.findUniqueOrThrow({ where: { id }, include: { prescriberCenter: true } });
      const filters: Record<string, [number | null, (row: typeof one) => number | null]> = {
        doctorId: [one.doctorId, (row) => row.doctorId],
        companyId: [one.companyId, (row) => row.companyId],
        patientId: [one.patientId, (row) => row.patientId],
        centerPrescriptorId: [one.prescriberCenterId, (row) => row.prescriberCenterId],
        centerRealizatorId: [one.performingCenterId, (row) => row.performingCenterId],
      };
      const stored = await engine.owner.demand.findMany({
        where: { id: { in: [...all] } },
        include: { prescriberCenter: true },
      });
      for (const [name, [value, of]] of Object.entries(filters)) {
        const expected = stored.filter((row) => of(row) === value).map((row) => row.id);
        expect(await idsBy(apiClient, `&${name}=${value}`)).toEqual(expected.sort());
        expect(await idsBy(apiClient, `&${name}=2000000000`)).toEqual([]);
      }
      const asked = await engine.owner.demandVersionDrug.findFirstOrThrow({ where: { version: { demandId: id } } });
      const askingFor = await engine.owner.demandVersion.findMany({
        where: { demandId: { in: [...all] }, drugs: { some: { drugId: asked.drugId } } },
        distinct: 'demandId',
      });
      expect(await idsBy(apiClient, `&drugId=${asked.drugId}`)).toEqual(askingFor.map((row) => row.demandId).sort());
      expect(await idsBy(apiClient, '&drugId=2000000000')).toEqual([]);
      const zone = one.provinceIds[0];
      const inZone = stored.filter(({ provinceIds }) => zone !== undefined && provinceIds.includes(zone));
      expect(await idsBy(apiClient, `&zoneId=${zone}`)).toEqual(inZone.map((row) => row.id).sort());
      for (const phase of ['DRAFT', 'ACTIVE', 'SENDED', 'CANCELED', 'FINISHED']) {
        const expected = stored.filter(({ status }) => status === phase).map((row) => row.id);
        expect(await idsBy(apiClient, `&status=${phase}`)).toEqual(expected.sort());
        expect(await idsBy(apiClient, `&status=${phase.toLowerCase()}`)).toEqual(expected.sort());
      }
      const serious = stored.filter(({ seriousFindings }) => seriousFindings > 0).map((row) => row.id);
      expect(await idsBy(apiClient, '&seriousFindings=true')).toEqual(serious.sort());
      expect(await apiClient.call('GET', '/demands?status=unknown')).toMatchObject({ status: 400 });
    },
    60_000,
  );

  it('a role without pending demands has none by their filter', async () => {
    expect(await idsBy(await signIn('admin@aval.test', 'localhost'), '&pendingDemands=true')).toEqual([]);
  });
});

describe('dates', () => {
  it('narrow the list by its last change, its first sending and its start, on both sides of the edge', async () => {
    const at = new Date('2026-03-02T22:30:00.000Z');
    const day = { before: '2026-03-01', on: '2026-03-02', after: '2026-03-03' };
    await engine.owner.$transaction([
      engine.owner.$executeRaw`SELECT set_config('app.projection', 'on', true)`,
      engine.owner.demand.update({
        where: { id },
        data: { lastDemand: at, lastForDoctor: at, demandDate: at, treatmentStart: new Date(day.on) },
      }),
    ]);
    for (const email of ['manager@meridiana.test', 'doctor@meridiana.test']) {
      const apiClient = await signIn(email);
      const has = async (query: string) => (await idsBy(apiClient, query)).includes(id);
      for (const name of ['lastDemand', 'demandDate', 'treatmentStartDate']) {
        for (const [bound, wanted] of Object.entries({
          From: { before: true, on: true, after: false },
          To: { before: false, on: true, after: true },
        })) {
          for (const [place, isIn] of Object.entries(wanted)) {
            const query = `&${name}${bound}=${day[place as keyof typeof day]}`;
            expect([query, await has(query)]).toEqual([query, isIn]);
          }
        }
      }
      expect(await has('&updatedSince=2026-03-02T22:30:00Z')).toBe(true);
      expect(await has('&updatedSince=2026-03-02T23:30:00%2B01:00')).toBe(true);
      expect(await has('&updatedSince=2026-03-02T22:30:01Z')).toBe(false);
      for (const wrong of [
        'updatedSince=2026-03-02',
        'updatedSince=0000-01-01T00:00:00Z',
        'demandDateFrom=02/03/2026',
      ]) {
        expect(await apiClient.call('GET', `/demands?${wrong}`)).toMatchObject({ status: 400 });
      }
    }
  });
});

describe('patient and tumour of a row', () => {
  it.each(PEOPLE)('are told to %s when they are asked for, as they were filed', async (email, host) => {
    const apiClient = await signIn(email, host);
    const read = async (query: string) => {
      const { body } = await apiClient.call<{ rows: (Row & { patient?: object; tumour?: object })[] }>(
        'GET',
        `/demands?pageSize=100${query}`,
      );
      return body.rows.find((row) => row.id === id);
    };
    const plain = await read('');
    // The consultant was never asked about it.
    if (email.startsWith('consultant')) {
      expect(plain).toBeUndefined();
      return;
    }
    expect(plain).not.toHaveProperty('patient');
    expect(plain).not.toHaveProperty('tumour');
    const { patient, ...demand } = await engine.owner.demand.findUniqueOrThrow({
      where: { id },
      include: { patient: true },
    });
    const { tumourType, regimenSlug } = await engine.owner.demandVersion.findFirstOrThrow({ where: { demandId: id } });
    expect(demand).toMatchObject({ tumourType, regimenSlug });
    const { firstName, lastName, cardNumber, birthday } = patient;
    const day = birthday.toISOString().slice(0, 10);
    const asked = await read('&include=patient,tumour');
    expect(asked?.patient).toEqual({ firstName, lastName, cardNumber, birthday: day });
    expect(asked?.tumour).toMatchObject({ type: tumourType });
  });
});

describe('the order of the list', () => {
  it('is that of the days to the start and of the days without a change, up and down', async () => {
    const manager = await signIn('manager@meridiana.test');
    for (const field of ['treatmentStartCounter', 'lastDemandCounter'] as const) {
      const read = async (sort: string) => {
        const { body } = await manager.call<{ rows: Record<typeof field, number | null>[] }>(
          'GET',
          `/demands?pageSize=100&sort=${sort}`,
        );
        return body.rows.map((row) => row[field] ?? Number.POSITIVE_INFINITY);
      };
      const rising = await read(field);
      expect(rising.length).toBeGreaterThan(1);
      expect(rising).toEqual(rising.toSorted((one, other) => one - other));
      expect(await read(`-${field}`)).toEqual(rising.toReversed());
    }
    expect(await manager.call('GET', '/demands?sort=treatmentStartDate')).toMatchObject({ status: 400 });
  });
});

describe('names of the specification', () => {
  it('a demand has its uuid, its zone and its author', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { body: row } = await doctor.call<{ rows: Row[] }>('GET', '/demands?pageSize=100');
    const found = row.rows.find((each) => each.id === id);
    expect(found).toMatchObject({ uuid: id, zone: found?.provinces[0] });
    const me = await doctor.call<{ name: string }>('GET', '/users/me');
    const { body } = await doctor.call<Row>('GET', `/demands/${id}?include=createdBy,attachments`);
    expect(body).toMatchObject({ uuid: id, zone: found?.zone, createdBy: { name: me.body.name } });
  });

  it('height and weight are accepted and returned under both of their names', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { patientId, prescriberCenterId } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    const made = await doctor.call<Row>('POST', '/demands', {
      body: { patientId, centerPrescriptorId: prescriberCenterId, quimioterapicoTalla: 164, quimioterapicoPeso: 61.5 },
    });
    expect(made.status).toBe(201);
    const path = `/demands/${made.body.id}`;
    const figures = { talla: 164, quimioterapicoTalla: 164, peso: 61.5, quimioterapicoPeso: 61.5 };
    expect((await doctor.call('GET', path)).body).toMatchObject({ ...figures, superficieCorporal: 1.67 });
    expect(await doctor.call('PUT', path, { body: { talla: 165, quimioterapicoTalla: 166 } })).toMatchObject({
      status: 422,
      body: { errors: { quimioterapicoTalla: [expect.any(String)] } },
    });
    expect(await doctor.call('PUT', path, { body: { quimioterapicoPeso: 62 } })).toMatchObject({ status: 200 });
    expect((await doctor.call('GET', path)).body).toMatchObject({ talla: 164, peso: 62, quimioterapicoPeso: 62 });
    await doctor.call('DELETE', `${path}/draft`);
  });

  it('a file states whether it came with an earlier version, and a form may repeat it', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { patientId, prescriberCenterId } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    const archivo = { name: 'informe.pdf', content: pdf().toString('base64') };
    const ficherosAdjuntos = [{ descripcion: 'Informe', archivo, previous: false }];
    const made = await doctor.call<Row>('POST', '/demands', {
      body: { patientId, centerPrescriptorId: prescriberCenterId, ficherosAdjuntos },
    });
    expect(made.status).toBe(201);
    const { body } = await doctor.call('GET', `/demands/${made.body.id}?include=attachments`);
    expect(body).toMatchObject({ attachments: [{ description: 'Informe', previous: false }] });
    await doctor.call('DELETE', `/demands/${made.body.id}/draft`);
  });

  it('a patient has its author and files, and a pack the uuid of its drug', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { patientId } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    const { body } = await doctor.call<object>('GET', `/patients/${patientId}`);
    expect(body).toMatchObject({ company: { id: 2 }, ficherosAdjuntos: expect.any(Array) });
    expect(body).toHaveProperty('createdBy');
    const packs = await doctor.call<{ rows: { drugId: number; drugUuid: string }[] }>('GET', '/presentations?all=true');
    const [pack] = packs.body.rows;
    const drugs = await doctor.call<{ rows: { id: number; uuid: string }[] }>('GET', '/drugs?all=true');
    expect(drugs.body.rows.find((drug) => drug.id === pack?.drugId)?.uuid).toBe(pack?.drugUuid);
    expect(pack?.drugUuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('an assistant of several doctors must name one, whoever was chosen last in a browser', async () => {
    const email = 'assistant@meridiana.test';
    await web.signIn(email);
    const assistant = await signIn(email);
    const { patientId, prescriberCenterId } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
    const account = await engine.owner.userAccount.findUniqueOrThrow({
      where: { email: 'assistant@meridiana.test' },
      include: { assistedDoctors: true },
    });
    expect(account.assistedDoctors.length).toBeGreaterThan(1);
    expect(account.lastDoctorId).not.toBeNull();
    const body = { patientId, centerPrescriptorId: prescriberCenterId };
    const answer = await assistant.call('POST', '/demands', { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { doctorId: [expect.stringContaining('doctorId')] } },
    });
  });

  it('notifications are counted by rows, and unread ones separately', async () => {
    const manager = await signIn('manager@meridiana.test');
    const { body } = await manager.call<{ rows: unknown[]; count: number; unread: number }>('GET', '/notifications');
    expect(body.count).toBe(body.rows.length);
    expect(body.unread).toBeGreaterThan(0);
    await manager.call('POST', '/notifications/read');
    const read = await manager.call<{ rows: unknown[]; count: number; unread: number }>('GET', '/notifications');
    expect(read.body).toMatchObject({ count: read.body.rows.length, unread: 0 });
    expect(read.body.rows.length).toBeGreaterThan(0);
  });

  it('roles are sorted, and codes by the name of their company', async () => {
    const admin = await signIn('admin@aval.test', 'localhost');
    const names = async (query: string) =>
      (await admin.call<{ rows: { permissions: string }[] }>('GET', `/roles${query}`)).body.rows.map(
        ({ permissions }) => permissions,
      );
    const sorted = [...(await names(''))].sort();
    expect(await names('?sort=permissions')).toEqual(sorted);
    expect(await names('?sort=-permissions&all=true')).toEqual(sorted.reverse());
    const companies = async (query: string) =>
      (
        await admin.call<{ rows: { company: { name: string } }[] }>(
          'GET',
          `/codes?include=company&pageSize=100${query}`,
        )
      ).body.rows.map(({ company }) => company.name);
    const ascending = await companies('&sort=company.name');
    expect(new Set(ascending).size).toBeGreaterThan(1);
    expect(ascending).toEqual(ascending.toSorted((one, other) => one.localeCompare(other, 'es')));
    expect(await companies('&sort=-company.name')).toEqual(ascending.toReversed());
  });
});
