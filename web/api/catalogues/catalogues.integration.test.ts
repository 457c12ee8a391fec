import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

interface Row {
  id: number;
  name: string;
  [field: string]: unknown;
}
interface Page {
  rows: Row[];
  count: number;
}

const signIn = (email: string) => new ApiClient(web.visit()).signIn(email);
const rowsOf = async (apiClient: ApiClient, path: string) => (await apiClient.call<Page>('GET', path)).body.rows;

describe('presentations', () => {
  it('are created, read with their drug, edited and withdrawn', async () => {
    const admin = await signIn('admin@aval.test');
    const [drug] = await rowsOf(admin, '/drugs');
    const fields = { registerNumber: '99001', nationalCode: '990017', presentation: '50 mg, 1 vial' };
    const made = await admin.call<Row>('POST', '/presentations', {
      body: { ...fields, drugId: drug?.id, strengthMg: 50, unitsPerPack: 1, price: 84.2 },
    });
    expect(made).toMatchObject({ status: 201, body: { ...fields, strengthMg: 50, price: 84.2, active: true } });
    expect(made.body.drug).toBeUndefined();
    expect(made.headers.etag).toBe('"0"');
    const own = `/presentations/${made.body.id}`;
    expect(await admin.call('GET', `${own}?include=drug`)).toMatchObject({
      body: { drug: { id: drug?.id, name: drug?.name } },
    });
    const listed = await rowsOf(admin, '/presentations?nationalCode=990017&include=drug');
    expect(listed).toMatchObject([{ id: made.body.id, unitsPerPack: 1, drug: { name: drug?.name } }]);
    expect(await admin.call('PUT', own, { body: { ...fields, presentation: '50 mg, 2 viales' } })).toMatchObject({
      status: 200,
      body: { presentation: '50 mg, 2 viales', price: 84.2, strengthMg: 50 },
    });
    expect(await admin.call('PUT', own, { body: fields, headers: { 'If-Match': '"77"' } })).toMatchObject({
      status: 409,
    });
    expect(await admin.call('PUT', own, { body: { ...fields, drugId: 1 } })).toMatchObject({ status: 422 });
    expect(await admin.call('PUT', own, { body: { ...fields, price: -1 } })).toMatchObject({
      status: 422,
      body: { errors: { price: [expect.any(String)] } },
    });
    expect(await admin.call('DELETE', own, { headers: { 'If-Match': '"77"' } })).toMatchObject({ status: 409 });
    expect(await admin.call('DELETE', own)).toMatchObject({ status: 204 });
    expect(await admin.call('GET', `${own}?include=drug`)).toMatchObject({ status: 404 });
  });

  it('presentations of one drug are listed for everybody who fills in a form', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const [pack] = await rowsOf(doctor, '/presentations?all=true');
    const ofDrug = await rowsOf(doctor, `/presentations?all=true&drugId=${pack?.drugId}&include=drug`);
    expect(ofDrug.map(({ id }) => id)).toContain(pack?.id);
    expect(new Set(ofDrug.map(({ drugId }) => drugId))).toEqual(new Set([pack?.drugId]));
    expect(await doctor.call('GET', '/presentations')).toMatchObject({ status: 403 });
    expect(await doctor.call('GET', `/presentations/${pack?.id}`)).toMatchObject({ status: 403 });
    expect(await doctor.call('GET', '/presentations?all=true&include=price')).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('price') },
    });
    expect(await doctor.call('GET', '/presentations?all=perhaps')).toMatchObject({ status: 400 });
  });
});

/** Fields of a new entry of each catalogue, a field that is edited alone, and one that null empties. */
const WHOLE = {
  drugs: {
    fields: {
      name: 'Ensayo de ediciones',
      activePrinciple: 'Ensayo',
      dosage: 'MGM2',
      administration: 'INTRAVENOUS',
      atcCode: 'V03AF03',
      otherNames: 'Una marca, otra marca',
    },
    edited: { activePrinciple: 'Ensayo segundo' },
    emptied: { atcCode: null, otherNames: null },
  },
  presentations: {
    fields: {
      registerNumber: '99002',
      nationalCode: '990025',
      presentation: '10 mg, 1 vial',
      strengthMg: 10,
      unitsPerPack: 1,
      price: 12.5,
      active: false,
    },
    edited: { presentation: '10 mg, 2 viales' },
    emptied: { strengthMg: null },
  },
  codes: {
    fields: { code: 'ENS-9', type: 'Ensayo', radio_type: 'Externa' },
    edited: { type: 'Otro ensayo' },
    emptied: {},
  },
  centers: {
    fields: { name: 'Centro de ediciones', address: 'Calle Mayor, 1', locality: 'Soria', provinceId: 1, type: 'Ambos' },
    edited: { name: 'Centro de ediciones segundo' },
    emptied: { provinceId: null },
  },
};

it.each(Object.entries(WHOLE))(
  'an edit of %s keeps what is left out, and empties what is null',
  async (catalogue, entry) => {
    const { fields, edited, emptied } = entry;
    const superadmin = await signIn('superadmin@aval.test');
    const [drug] = await rowsOf(superadmin, '/drugs');
    const [code] = await rowsOf(superadmin, '/codes?sort=-company');
    const parents = {
      drugs: {},
      presentations: { drugId: drug?.id },
      codes: { companyId: code?.companyId },
      centers: {},
    };
    const made = await superadmin.call<Row>('POST', `/${catalogue}`, {
      body: { ...fields, ...parents[catalogue as keyof typeof parents] },
    });
    expect(made).toMatchObject({ status: 201, body: fields });
    const own = `/${catalogue}/${made.body.id}`;
    expect(await superadmin.call('PUT', own, { body: edited })).toMatchObject({
      status: 200,
      body: { ...fields, ...edited },
    });
    const { status, body } = await superadmin.call('PUT', own, { body: emptied });
    expect({ status, body }).toMatchObject({ status: 200, body: { ...fields, ...edited, ...emptied } });
  },
);

describe('entries that may be chosen', () => {
  it('are filtered by parameters that other lists refuse', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const [drug] = await rowsOf(doctor, '/drugs?all=true&sort=-name');
    const principle = String(drug?.activePrinciple).slice(0, 5);
    const found = await rowsOf(doctor, `/drugs?all=true&q=${encodeURIComponent(principle)}`);
    expect(found.map(({ id }) => id)).toContain(drug?.id);
    expect(await rowsOf(doctor, '/drugs?all=true&q=nadaquesea')).toEqual([]);
    for (const [typed, name] of [
      ['HERCEPTIN', 'Trastuzumab'],
      ['5 fu', 'Fluorouracilo'],
      ['5fu', 'Fluorouracilo'],
      ['adriamicína', 'Doxorubicina'],
    ])
      expect(await rowsOf(doctor, `/drugs?all=true&q=${encodeURIComponent(typed ?? '')}`)).toContainEqual(
        expect.objectContaining({ name }),
      );
    const centers = await rowsOf(doctor, '/centers?all=true&include=province');
    const provinceId = centers.find((center) => center.provinceId !== null)?.provinceId;
    const there = await rowsOf(doctor, `/centers?all=true&zoneId=${provinceId}`);
    expect(new Set(there.map((center) => center.provinceId))).toEqual(new Set([provinceId]));
    const superadmin = await signIn('superadmin@aval.test');
    for (const path of ['/drugs?q=cis', '/centers?zoneId=1', '/presentations?drugId=1']) {
      expect(await superadmin.call('GET', path), path).toMatchObject({ status: 400 });
    }
  });
});

describe('codes', () => {
  it('are created, edited and withdrawn, each for one company', async () => {
    const admin = await signIn('admin@aval.test');
    const [company] = await rowsOf(admin, '/codes?sort=-company&include=company');
    const companyId = company?.companyId as number;
    const fields = { code: 'ENS-1', type: 'Ensayo', radio_type: 'Externa' };
    const made = await admin.call<Row>('POST', '/codes', { body: { ...fields, companyId } });
    expect(made).toMatchObject({ status: 201, body: { ...fields, companyId, active: true } });
    const own = `/codes/${made.body.id}`;
    expect(await admin.call('GET', `${own}?include=company`)).toMatchObject({ body: { company: company?.company } });
    expect(await admin.call('POST', '/codes', { body: { ...fields, companyId } })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect(await admin.call('PUT', own, { body: { ...fields, radio_type: '' } })).toMatchObject({
      status: 422,
      body: { errors: { radio_type: [expect.any(String)] } },
    });
    expect(await admin.call('PUT', own, { body: { ...fields, type: 'Otro' } })).toMatchObject({
      body: { type: 'Otro' },
    });
    expect(await admin.call('DELETE', own)).toMatchObject({ status: 204 });
  });

  it('are listed for everybody, restricted to the user’s companies', async () => {
    const companiesOf = async (email: string, company?: string) => {
      const apiClient = await signIn(email);
      apiClient.company = company ?? null;
      return new Set((await rowsOf(apiClient, '/codes?all=true')).map(({ companyId }) => companyId));
    };
    expect((await companiesOf('doctor@meridiana.test')).size).toBe(1);
    expect(await companiesOf('doctor@alborada.test')).not.toEqual(await companiesOf('doctor@meridiana.test'));
    expect((await companiesOf('manager@grupo.test')).size).toBe(2);
    expect(await companiesOf('manager@grupo.test', 'alborada')).toEqual(await companiesOf('doctor@alborada.test'));
  });
});

describe('centers', () => {
  it('are created and edited with their doctors', async () => {
    const admin = await signIn('superadmin@aval.test');
    const fields = { name: 'Centro de Ensayo', address: 'Calle Mayor, 1', locality: 'Soria', type: 'Ambos' };
    const made = await admin.call<Row>('POST', '/centers', { body: fields });
    expect(made).toMatchObject({ status: 201, body: { ...fields, provinceId: null, active: true } });
    const own = `/centers/${made.body.id}`;
    const [other] = await rowsOf(admin, '/centers?include=doctors,province&sort=-type');
    const some = (await rowsOf(admin, '/centers?all=true&include=doctors')).flatMap(({ doctors }) => doctors as Row[]);
    const doctor = some[0] as Row;
    expect(other).toMatchObject({ doctors: expect.any(Array) });
    const edited = { ...fields, provinceId: 1, doctors: [doctor.id] };
    expect(await admin.call('PUT', own, { body: edited })).toMatchObject({ status: 200, body: { provinceId: 1 } });
    expect(await admin.call('GET', `${own}?include=province,doctors`)).toMatchObject({
      body: { province: { id: 1 }, doctors: [{ id: doctor.id, name: doctor.name }] },
    });
    expect(await admin.call('PUT', own, { body: { ...fields, doctors: [2_000_000] } })).toMatchObject({
      status: 422,
      body: { errors: { doctors: [expect.any(String)] } },
    });
    expect(await admin.call('PUT', own, { body: { ...fields, name: 'Centro' } })).toMatchObject({ status: 200 });
    expect(await admin.call('GET', `${own}?include=doctors`)).toMatchObject({ body: { doctors: [{ id: doctor.id }] } });
    expect(await rowsOf(await signIn('manager@meridiana.test'), '/centers?all=true&name=centro')).toContainEqual(
      expect.objectContaining({ id: made.body.id, name: 'Centro' }),
    );
  });

  it('centers of type Realizador answer a body the same way, whoever prescribed there before', async () => {
    const admin = await signIn('superadmin@aval.test');
    const fields = { name: 'Centro que Realiza', address: 'Calle Mayor, 1', locality: 'Soria', type: 'Ambos' };
    const made = await admin.call<Row>('POST', '/centers', { body: fields });
    const own = `/centers/${made.body.id}`;
    const some = (await rowsOf(admin, '/centers?all=true&include=doctors')).flatMap(({ doctors }) => doctors as Row[]);
    const doctors = [(some[0] as Row).id];
    expect(await admin.call('PUT', own, { body: { ...fields, doctors } })).toMatchObject({ status: 200 });
    for (const unknown of [doctors, [2_000_000]]) {
      const body = { ...fields, type: 'Realizador', doctors: unknown };
      for (const _time of [1, 2]) {
        expect(await admin.call('PUT', own, { body })).toMatchObject({
          status: 422,
          body: { errors: { doctors: [expect.any(String)] } },
        });
      }
    }
    for (const body of [
      { ...fields, type: 'Realizador', doctors: [] },
      { ...fields, type: 'Realizador' },
    ]) {
      for (const _time of [1, 2]) {
        expect(await admin.call('PUT', own, { body })).toMatchObject({ status: 200, body: { type: 'Realizador' } });
        expect(await admin.call('GET', `${own}?include=doctors`)).toMatchObject({ body: { doctors: [] } });
      }
    }
  });

  it('are listed for everybody, and those of a doctor for the people who work for that doctor', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const admin = await signIn('superadmin@aval.test');
    const everywhere = await rowsOf(admin, '/centers?all=true&include=doctors');
    const people = new Map(everywhere.flatMap(({ doctors }) => (doctors as Row[]).map(({ id, name }) => [name, id])));
    const owner = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: 'doctor@meridiana.test' } });
    expect(people.get(owner.name)).toBe(owner.id);
    const own = `/centers?all=true&doctorId=${owner.id}`;
    const centers = (await rowsOf(doctor, own)).map(({ id }) => id);
    expect(centers.length).toBeGreaterThan(0);
    expect((await rowsOf(admin, own)).map(({ id }) => id)).toEqual(centers);
    expect((await rowsOf(await signIn('assistant@meridiana.test'), own)).map(({ id }) => id)).toEqual(centers);
    expect(await rowsOf(await signIn('doctor2@meridiana.test'), own)).toEqual([]);
    expect(await rowsOf(await signIn('manager@alborada.test'), own)).toEqual([]);
    expect(await doctor.call('GET', '/centers')).toMatchObject({ status: 403 });
    expect(await doctor.call('GET', '/centers?all=true&include=doctors')).toMatchObject({ status: 403 });
    expect(await new ApiClient(web.visit()).call('GET', '/centers?all=true')).toMatchObject({ status: 401 });
  });
});
