import { fileForm } from '@aval/testing/scenes/access-scene';
import { authorize, newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { PEOPLE } from '@aval/testing/visitors/people';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftBy, wishOf } from '../demands/demand-api-client.test-support';

/** Imported by URL, since the types of pages belong to another project. */
const PAGE = new URL('../../app/routes/_public+/api.docs.tsx', import.meta.url).pathname;

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine);
let doctor: ApiClient;
let manager: ApiClient;
let superadmin: ApiClient;

beforeAll(async () => {
  doctor = await signIn(PEOPLE.doctor);
  manager = await signIn(PEOPLE.manager);
  superadmin = await signIn(PEOPLE.superadmin);
});

const signIn = (email: string) => new ApiClient(web.visit()).signIn(email);

describe('an object whose state refuses a command', () => {
  it('is refused to its doctor, and not as stale', async () => {
    const id = await newPendingDemand(engine);
    await commandBy(manager, 'PUT', `/demands/${id}/cancel`, { comment: 'Se retira.' });
    const refused = { status: 409, body: { code: 'refused', refusal: 'wrong_status' } };
    for (const [method, path] of [
      ['PUT', `/demands/${id}`],
      ['PUT', `/demands/${id}/draft`],
      ['PUT', `/demands/${id}/continue`],
    ] as const) {
      expect(await doctor.call(method, path, { body: {} })).toMatchObject(refused);
    }
    expect(await doctor.call('DELETE', `/demands/${id}/draft`)).toMatchObject(refused);
    expect(await doctor.bring('POST', `/demands/${id}/attachments`, fileForm())).toMatchObject(refused);
  });

  it('is forbidden to a role that never may, whatever the status', async () => {
    const id = await newPendingDemand(engine);
    for (const name of ['continue', 'dates']) {
      const body = name === 'dates' ? { changeDatesReason: 'La paciente viaja' } : {};
      const answers = [manager, doctor].map((apiClient) =>
        refusedBy(apiClient, 'PUT', `/demands/${id}/${name}`, { body }),
      );
      expect(await Promise.all(answers)).toMatchObject([
        { status: 403, body: { code: 'forbidden' } },
        { status: 409, body: { code: 'refused', refusal: 'wrong_status' } },
      ]);
    }
  });
});

describe('the revision from GET', () => {
  it('is checked by a save and by the removal of a draft, and refused where no revision applies', async () => {
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const { headers } = await doctor.call('GET', `/demands/${id}`);
    const at = (number: string) => ({ headers: { 'If-Match': number } });
    const save = (number: string) =>
      doctor.call('PUT', `/demands/${id}`, { body: { observaciones: 'Según comité.' }, ...at(number) });
    const remove = (number: string) => doctor.call('DELETE', `/demands/${id}/draft`, at(number));
    for (const attempt of [save, remove]) {
      expect(await attempt('"99"')).toMatchObject({ status: 409, body: { code: 'stale' } });
      expect(await attempt('99a')).toMatchObject({ status: 400 });
    }
    expect(await save(String(headers.etag))).toMatchObject({ status: 200 });
    expect(await doctor.call('POST', '/congruence/analyse', { body: {}, ...at('"1"') })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('If-Match') },
    });
    // The save created another revision.
    expect(await remove(String(headers.etag))).toMatchObject({ status: 409 });
    const now = await doctor.call('GET', `/demands/${id}`);
    expect(await remove(String(now.headers.etag))).toMatchObject({ status: 204 });
  });
});

describe('a file', () => {
  const LARGE = new Uint8Array(16 * 1024 * 1024);
  const TEXT = new Uint8Array(Buffer.from('Solo texto.'));

  it.each([
    ['too large', LARGE, 413, 'too_large'],
    ['of a type that is not taken', TEXT, 415, 'unsupported_type'],
    ['empty', new Uint8Array(), 422, 'invalid'],
  ])('a file that is %s is refused by its path, however it is sent', async (_what, content, status, code) => {
    const { demand } = await newDraft(engine);
    for (const name of ['files', 'attachments']) {
      const sent = await doctor.bring('POST', `/demands/${demand.id}/${name}`, fileForm('informe.png', content));
      expect(sent).toMatchObject({ status, body: { code, errors: { file: [expect.any(String)] } } });
    }
  });

  it('a file in JSON is refused like one in a form', async () => {
    const { demand } = await newDraft(engine);
    const archivo = { name: 'informe.png', content: Buffer.from(TEXT).toString('base64') };
    const sent = { ficherosAdjuntos: [{ descripcion: 'Informe', archivo }] };
    expect(await doctor.call('PUT', `/demands/${demand.id}`, { body: sent })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_type', errors: { 'ficherosAdjuntos.0.archivo': [expect.any(String)] } },
    });
    const id = await newPendingDemand(engine);
    expect(await manager.call('PUT', `/demands/${id}/attachments`, { body: { ...sent, comment: 'x' } })).toMatchObject({
      status: 415,
      body: { errors: { 'ficherosAdjuntos.0.archivo': [expect.any(String)] } },
    });
    const avatarImage = archivo.content;
    expect(await doctor.call('PUT', '/users/me', { body: { avatarImage } })).toMatchObject({
      status: 415,
      body: { errors: { avatarImage: [expect.any(String)] } },
    });
  });
});

describe('a missing value', () => {
  it('is reported as missing, whatever its type', async () => {
    const id = await newPendingDemand(engine);
    for (const [method, name, fields] of [
      ['PUT', 'finish', ['comment']],
      ['PUT', 'manage', ['toRoleId', 'action']],
      ['POST', 'take-over', ['doctorId']],
    ] as const) {
      const answer = await superadmin.call<{ errors: object }>(method, `/demands/${id}/${name}`, { body: {} });
      expect(answer).toMatchObject({ status: 422 });
      expect(answer.body.errors).toMatchObject(
        Object.fromEntries(fields.map((field) => [field, ['Rellene este dato.']])),
      );
    }
    expect(await superadmin.call('PUT', `/demands/${id}/cancel`, { body: { comment: 1 } })).toMatchObject({
      body: { errors: { comment: ['No es del tipo esperado.'] } },
    });
  });

  it('is reported for an absent body, too', async () => {
    const asked = await engine.owner.invitation.findFirstOrThrow({ where: { status: 0 } });
    const { id } = await engine.owner.userAccount.findUniqueOrThrow({ where: { email: PEOPLE.doctor } });
    for (const method of ['POST', 'DELETE']) {
      expect(await superadmin.call(method, `/users/${id}/centers`)).toMatchObject({
        status: 422,
        body: { errors: { '': ['Rellene este dato.'] } },
      });
    }
    const untyped = { headers: {}, body: '{"reason":"x"}' };
    expect((await superadmin.send('POST', `/invitations/${asked.id}/reject`, untyped)).status).toBe(415);
  });
});

describe('a field without effect', () => {
  const idOf = async (email: string) => (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;

  it.each<[keyof typeof PEOPLE, object, string]>([
    ['otherDoctor', { companyId: 3 }, 'companyId'],
    ['otherDoctor', { companies: [2, 3] }, 'companies'],
    ['otherDoctor', { successorId: 10 }, 'successorId'],
    ['manager', { companyId: 2 }, 'companyId'],
    ['manager', { membershipNumber: '999' }, 'membershipNumber'],
    ['representative', { membershipNumber: '999' }, 'membershipNumber'],
  ])('a field without effect of %s, %j, is refused by name', async (person, body, field) => {
    const id = await idOf(PEOPLE[person]);
    expect(await superadmin.call('PUT', `/users/${id}`, { body })).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it.each(['doctor', 'manager', 'representative', 'assistant', 'consultant'] as const)(
    'is accepted for %s with its current value',
    async (person) => {
      const id = await idOf(PEOPLE[person]);
      const { body } = await superadmin.call<Record<string, unknown>>('GET', `/users/${id}?include=permissions`);
      const { name, dni, email, membershipNumber, companyId, active, permissions } = body;
      const companies = (permissions as { id: number }[]).map((company) => company.id);
      const again = { name, dni, email, membershipNumber, companyId, active, companies };
      expect((await superadmin.call('PUT', `/users/${id}`, { body: again })).status).toBe(200);
    },
  );

  it('a field without effect of a new user is refused', async () => {
    const body = {
      name: 'Ana Ruiz',
      dni: '99004119K',
      email: 'ana@aval.test',
      password: 'Inicio#123',
      membershipNumber: '9',
    };
    expect(await superadmin.call('POST', '/users', { body: { ...body, roleId: 2, zones: [28] } })).toMatchObject({
      status: 422,
      body: { errors: { membershipNumber: [expect.any(String)], zones: [expect.any(String)] } },
    });
  });

  it('a field without effect of a center where nobody prescribes is refused, and its current value is accepted', async () => {
    const { id } = await engine.owner.center.findFirstOrThrow({ where: { type: 'Realizador' } });
    const { body } = await superadmin.call<Record<string, unknown>>('GET', `/centers/${id}`);
    const { name, address, locality, provinceId, type } = body;
    const again = { name, address, locality, provinceId, type };
    const doctors = [await idOf(PEOPLE.doctor)];
    expect(await superadmin.call('PUT', `/centers/${id}`, { body: { ...again, doctors } })).toMatchObject({
      status: 422,
      body: { errors: { doctors: [expect.any(String)] } },
    });
    expect((await superadmin.call('PUT', `/centers/${id}`, { body: { ...again, doctors: [] } })).status).toBe(200);
  });
});

describe('messages to API clients', () => {
  it('name the unreadable header', async () => {
    const { demand } = await newDraft(engine);
    for (const name of ['Idempotency-Key', 'If-Match']) {
      const headers = { [name]: 'x', 'Accept-Language': 'en' };
      expect(await doctor.call('PUT', `/demands/${demand.id}/active`, { body: {}, headers })).toMatchObject({
        status: 400,
        body: { code: 'unknown_parameter', message: `A header cannot be read: ${name}.` },
      });
    }
  });

  it('never mention a page', async () => {
    const id = await newPendingDemand(engine);
    await authorize(engine, id);
    const body = { changeDatesReason: 'Otra fecha.', peso: 91 };
    const answer = await doctor.call('PUT', `/demands/${id}/dates`, { body, headers: { 'Accept-Language': 'en' } });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).not.toMatch(/page/);
  });

  it('say to whom a parameter applies', async () => {
    for (const [caller, path, name, words] of [
      [doctor, '/users?all=true&email=a', 'email', 'Not for this role.'],
      [superadmin, '/drugs?q=a', 'q', 'Only allowed together with all=true.'],
      [superadmin, '/centers?zoneId=28', 'zoneId', 'Only allowed together with all=true.'],
    ] as const) {
      expect(await caller.call('GET', path, { headers: { 'Accept-Language': 'en' } })).toMatchObject({
        status: 400,
        body: { errors: { [name]: [words] } },
      });
    }
  });
});

it('a HEAD request is answered as GET without the body, unless reading leaves a record', async () => {
  const visitor = web.visit();
  const headers = { Authorization: `Bearer ${superadmin.token}` };
  const ask = (method: string, path: string) => visitor.ask({ method, path: `/api/v1${path}`, headers });
  const { rows } = (await superadmin.call<{ rows: { id: number }[] }>('GET', '/drugs')).body;
  for (const path of [`/drugs/${rows[0]?.id}`, '/demands', '/openapi.json']) {
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)];
    expect([path, head.status, head.body]).toEqual([path, 200, '']);
    for (const name of ['etag', 'content-type', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  }
  expect(await ask('HEAD', '/drugs/2000000')).toMatchObject({ status: 404, body: '' });
  expect(await ask('HEAD', '/patients')).toMatchObject({ status: 405, headers: { allow: 'GET, POST' } });
  expect(await ask('HEAD', '/users?all=true')).toMatchObject({ status: 405 });
  expect(await ask('PATCH', '/drugs')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD, POST' } });
});

it('half a surrogate pair is not text', async () => {
  const body = '{"name":"Ana \\ud800","activePrinciple":"x","dosage":"MG","administration":"ORAL"}';
  const headers = { 'Content-Type': 'application/json' };
  expect(await superadmin.send('POST', '/drugs', { headers, body })).toMatchObject({
    status: 400,
    body: { code: 'malformed' },
  });
  const whole = body.replace('\\ud800', '\\ud83d\\ude00');
  expect((await superadmin.send('POST', '/drugs', { headers, body: whole })).status).toBe(201);
});

it('an answer with a deprecated field announces it, one to a deprecated parameter that, and no other answer does', async () => {
  const id = await newPendingDemand(engine);
  const me = await doctor.call<{ id: number }>('GET', '/users/me');
  const listed = await doctor.call('GET', '/demands');
  expect(listed).toMatchObject({ status: 200 });
  expect(listed.headers).not.toHaveProperty('deprecation');
  expect(await doctor.call('GET', `/demands/${id}`)).toMatchObject({
    status: 200,
    headers: { deprecation: `@${Date.parse('2026-11-30') / 1000}` },
  });
  expect(await doctor.call('GET', `/demands/${id}?doctorId=${me.body.id}`)).toMatchObject({
    status: 200,
    headers: {
      deprecation: `@${Date.parse('2026-11-25') / 1000}`,
      link: expect.stringContaining('/api/docs/changelog'),
    },
  });
  expect(await doctor.call('GET', `/demands/${id}?doctorId=2000000`)).toMatchObject({
    status: 400,
    headers: { deprecation: expect.any(String) },
  });
});

describe('the documentation page', () => {
  const PLACE = Symbol.for('aval.web.services');
  const shared = globalThis as { [PLACE]?: unknown };

  afterEach(() => {
    vi.unstubAllEnvs();
    delete shared[PLACE];
  });

  it.each([
    ['lets whoever has signed in try calls out in development', true, true],
    ['lets nobody else', true, false],
    ['lets nobody in what is built', false, true],
  ])('%s', async (_what, isDevelopment, isSignedIn) => {
    shared[PLACE] = engine.services;
    vi.stubEnv('DEV', isDevelopment);
    const visitor = await web.signIn(PEOPLE.superadmin);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request('http://localhost/api/docs', { headers: isSignedIn ? { cookie } : {} });
    const context = { nonce: '', requestId: '', clientAddress: '', wordFiles: {} };
    const { loader } = (await import(PAGE)) as { loader: (asked: object) => Promise<unknown> };
    const data = await loader({ request, params: {}, context });
    expect(data).toEqual({ mayTry: isDevelopment && isSignedIn });
  });
});
