import { randomUUID } from 'node:crypto';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

interface Row {
  id: number;
  companyId: number;
  [field: string]: unknown;
}

const signIn = (email: string) => new ApiClient(web.visit()).signIn(email);
const accessesTo = (patientId: number) => engine.owner.accessRecord.count({ where: { patientId, subject: 'patient' } });

const FIELDS = {
  firstName: 'Leocadia',
  lastName: 'Ensayo Prieto',
  email: '48000013W',
  cardNumber: '700999888777',
  birthday: '1961-04-27',
  gender: 'female',
  type: 'muface',
  contactEmail: 'leocadia@correo.test',
};

async function make(apiClient: ApiClient, overrides: object = {}) {
  return apiClient.call<Row>('POST', '/patients', { body: { ...FIELDS, ...overrides } });
}

describe('patients', () => {
  it('are created, found by each of their numbers, read, corrected and hidden from others', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const made = await make(doctor);
    expect(made).toMatchObject({ status: 201, body: { ...FIELDS, dni_nie: FIELDS.email } });
    const { id } = made.body;
    for (const search of [
      'name=prieto%20leocadia',
      'cardNumber=700999',
      'email=48000013-w',
      'name=ensayo&email=4800',
    ]) {
      const found = await doctor.call('GET', `/patients?${search}&include=company`);
      expect(found).toMatchObject({
        status: 200,
        body: { count: 1, rows: [{ id, company: { name: 'Salud Meridiana' } }] },
      });
    }
    expect(await doctor.call('GET', '/patients?name=leocadia&cardNumber=9')).toMatchObject({ body: { count: 0 } });
    const before = await accessesTo(id);
    expect(await doctor.call('GET', `/patients/${id}`)).toMatchObject({
      status: 200,
      body: { contactEmail: FIELDS.contactEmail },
    });
    expect(await accessesTo(id)).toBe(before + 1);

    const { contactEmail: _stays, ...sent } = FIELDS;
    const edited = await doctor.call('PUT', `/patients/${id}`, { body: { ...sent, type: 'isfas' } });
    expect(edited).toMatchObject({ status: 200, body: { ...FIELDS, type: 'isfas' }, headers: { etag: '"1"' } });
    const least = await doctor.call('PUT', `/patients/${id}`, { body: { gender: 'male' } });
    const stands = { ...FIELDS, type: 'isfas', gender: 'male' };
    expect(least).toMatchObject({ status: 200, body: stands, headers: { etag: '"2"' } });
    const emptied = await doctor.call('PUT', `/patients/${id}`, { body: { contactEmail: null } });
    expect(emptied).toMatchObject({ status: 200, body: { ...stands, contactEmail: null } });
    const late = await doctor.call('PUT', `/patients/${id}`, { body: sent, headers: { 'If-Match': '"0"' } });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } });
    const unclosed = await doctor.call('PUT', `/patients/${id}`, { body: sent, headers: { 'If-Match': '"1' } });
    expect(unclosed).toMatchObject({ status: 400, body: { code: 'unknown_parameter' } });
    expect(await doctor.call('PUT', `/patients/${id}`, { body: { ...sent, companyId: 2 } })).toMatchObject({
      status: 422,
    });
    expect(await doctor.call('PUT', `/patients/${id}`, { body: { ...sent, email: 'x' } })).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });

    for (const email of ['doctor2@meridiana.test', 'manager@alborada.test', 'consultant@aval.test']) {
      const other = await signIn(email);
      expect(await other.call('GET', `/patients/${id}`)).toMatchObject({ status: 404 });
      expect(await other.call('GET', '/patients?name=leocadia')).toMatchObject({ body: { count: 0 } });
    }
    const whole = await doctor.call('GET', `/patients/${id}?include=company,createdBy,ficherosAdjuntos`);
    expect(whole).toMatchObject({ body: { createdBy: { name: expect.any(String) }, ficherosAdjuntos: [] } });
    const manager = await signIn('manager@meridiana.test');
    expect(await manager.call('GET', `/patients/${id}`)).toMatchObject({ status: 200 });
    expect(await manager.call('PUT', `/patients/${id}`, { body: sent })).toMatchObject({ status: 403 });
    expect(await make(manager)).toMatchObject({ status: 403 });
    expect(await (await signIn('doctor2@meridiana.test')).call('PUT', `/patients/${id}`, { body: sent })).toMatchObject(
      { status: 404 },
    );
    const accesses = await accessesTo(id);
    const unseen = await signIn('doctor2@meridiana.test');
    expect(await unseen.call('PUT', `/patients/${id}`, { body: { nobody: 1 } })).toMatchObject({ status: 404 });
    expect(await doctor.call('PUT', `/patients/${id}`, { body: { nobody: 1 } })).toMatchObject({ status: 422 });
    expect(await accessesTo(id)).toBe(accesses);
  });

  it('are narrowed by their entry and their last edit, in the address and in the body', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { id } = await engine.owner.patient.findFirstOrThrow({ where: { cardNumber: FIELDS.cardNumber } });
    const at = '2026-03-02T22:30:00.000Z';
    await engine.owner.patient.update({ where: { id }, data: { createdAt: at, updatedAt: at } });
    const has = async (query: Record<string, string>) => {
      const asked = { ...query, cardNumber: FIELDS.cardNumber };
      const read = await doctor.call<{ count: number }>('GET', `/patients?${new URLSearchParams(asked)}`);
      const searched = await doctor.call<{ count: number }>('POST', '/patients/search', { body: asked });
      expect([read.status, searched.status]).toEqual([200, 200]);
      expect(searched.body).toEqual(read.body);
      return read.body.count > 0;
    };
    expect(await has({ createdFrom: '2026-03-02', createdTo: '2026-03-02' })).toBe(true);
    expect(await has({ createdFrom: '2026-03-03' })).toBe(false);
    expect(await has({ createdTo: '2026-03-01' })).toBe(false);
    expect(await has({ updatedSince: '2026-03-02T23:30:00+01:00' })).toBe(true);
    expect(await has({ updatedSince: '2026-03-02T22:30:01Z' })).toBe(false);
  });

  it('are refused with errors by field name, and similar patients are named first', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    expect(await make(doctor)).toMatchObject({
      status: 422,
      body: {
        errors: {
          cardNumber: ['Ya hay un paciente con esta tarjeta. Búsquelo por su número.'],
          email: ['Ya hay un paciente con este documento. Búsquelo por su número.'],
        },
      },
    });
    const other = { email: '48000014A', cardNumber: '700999888778' };
    const alike = await make(doctor, other);
    expect(alike).toMatchObject({ status: 409, body: { code: 'alike', ids: [expect.any(Number)] } });
    const { ids } = alike.body as unknown as { ids: number[] };
    expect(await make(doctor, { ...other, knows: ids })).toMatchObject({ status: 201 });
    const admin = await signIn('admin@aval.test');
    expect(await make(admin)).toMatchObject({ status: 422, body: { errors: { companyId: [expect.any(String)] } } });
    expect(await make(doctor, { companyId: 3 })).toMatchObject({ status: 422 });
    expect(await doctor.call('GET', '/patients?search=7')).toMatchObject({ status: 400 });
    expect(await doctor.call('GET', '/patients/x')).toMatchObject({ status: 404 });
    expect(await new ApiClient(web.visit()).call('GET', '/patients')).toMatchObject({ status: 401 });
  });

  it('have names and documents of any country where their company takes them', async () => {
    const foreign = { documentKind: 'passport', email: 'zz-４８０ 0015', firstName: 'Ý', lastName: '王' };
    const { contactEmail: _none, ...fields } = { ...FIELDS, ...foreign, cardNumber: '700999888779' };
    const [takes, does] = [await signIn('doctor@alborada.test'), await signIn('doctor@meridiana.test')];
    const stored = { documentKind: 'passport', email: 'ZZ4800015', dni_nie: 'ZZ4800015', lastName: '王' };
    const made = await takes.call<Row>('POST', '/patients', { body: fields });
    expect(made).toMatchObject({ status: 201, body: stored });
    const found = await takes.call('POST', '/patients/search', { body: { email: 'ｚｚ.4800015' } });
    expect(found).toMatchObject({ body: { count: 1, rows: [stored] } });
    const edited = await takes.call('PUT', `/patients/${made.body.id}`, { body: { documentKind: null } });
    expect(edited).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
    const refused = await does.call('POST', '/patients', { body: fields });
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys((refused.body as unknown as { errors: object }).errors).sort()).toEqual([
      'documentKind',
      'email',
      'firstName',
      'lastName',
    ]);
  });

  it('are listed as a whole with an access record of the export', async () => {
    const manager = await signIn('manager@meridiana.test');
    const { body } = await manager.call<{ rows: Row[]; count: number }>('GET', '/patients?all=true&sort=-cardNumber');
    expect(body.rows).toHaveLength(body.count);
    expect(body.count).toBeGreaterThan(1);
    const [look] = await engine.owner.accessRecord.findMany({ where: { subject: 'export', list: 'patients' } });
    expect(look).toMatchObject({ rowCount: body.count, companyId: body.rows[0]?.companyId });
  });

  it('are searched by a body as by an address, with the same rights and records', async () => {
    const search = (apiClient: ApiClient, body: object) => apiClient.call('POST', '/patients/search', { body });
    const doctor = await signIn('doctor@meridiana.test');
    const { body: all } = await doctor.call<{ rows: Row[]; count: number }>('GET', '/patients?sort=-cardNumber');
    expect(await search(doctor, { sort: '-cardNumber', page: 1, pageSize: 25 })).toMatchObject({ body: all });
    expect(await search(doctor, {})).toMatchObject({ status: 200, body: { count: all.count } });
    expect(await search(doctor, { page: 900 })).toMatchObject({ body: { rows: [], count: all.count } });
    const { firstName, cardNumber } = FIELDS;
    for (const wish of [{ name: 'prieto leocadia', cardNumber }, { cardNumber }, { email: '48000013-w' }]) {
      const found = await search(doctor, { ...wish, include: ['company'] });
      expect(found).toMatchObject({
        body: { rows: [{ firstName, cardNumber, company: { name: 'Salud Meridiana' } }] },
      });
    }
    const other = await signIn('doctor2@meridiana.test');
    expect(await search(other, { name: 'leocadia' })).toMatchObject({ body: { count: 0 } });
    // A patient outside the own ones is found by the whole number alone.
    expect(await search(other, { cardNumber })).toMatchObject({ body: { count: 1 } });
    for (const wrong of [
      { search: 7 },
      { cardNumber: '\u0000' },
      { name: 'a\u0007' },
      { pageSize: 24 },
      { all: 'true' },
      { page: 0 },
      { include: ['nothing'] },
    ])
      expect(await search(doctor, wrong)).toMatchObject({ status: 422, body: { code: 'invalid' } });
    expect(await search(new ApiClient(web.visit()), {})).toMatchObject({ status: 401 });
    const exports = () => engine.owner.accessRecord.count({ where: { subject: 'export', list: 'patients' } });
    const before = await exports();
    expect(await search(await signIn('manager@meridiana.test'), { all: true })).toMatchObject({ status: 200 });
    expect(await exports()).toBe(before + 1);
  });

  it('have their active treatments, and validated card numbers', async () => {
    const doctor = await signIn('doctor@meridiana.test');
    const { body } = await doctor.call<{ rows: Row[] }>('GET', '/patients?name=leocadia');
    const of = (id: unknown) => `/patients/${id}/active-treatments/demands/${randomUUID()}`;
    expect(await doctor.call('GET', of(body.rows[0]?.id))).toMatchObject({ status: 200, body: { treatments: [] } });
    expect(await doctor.call('GET', of(2_000_000))).toMatchObject({ status: 404 });
    const manager = await signIn('manager@meridiana.test');
    expect(await manager.call('GET', of(body.rows[0]?.id))).toMatchObject({ status: 403 });

    const check = (cardNumber: string) =>
      doctor.call('POST', '/utils/validations/card-numbers', { body: { cardNumber } });
    expect(await check('700999888777')).toMatchObject({
      status: 200,
      body: { isFree: false, patient: { id: expect.any(Number) } },
    });
    expect(await check('700999888700')).toMatchObject({ status: 200, body: { isFree: true, patient: null } });
    expect(await check('12')).toMatchObject({ status: 422, body: { errors: { cardNumber: [expect.any(String)] } } });
  });
});
