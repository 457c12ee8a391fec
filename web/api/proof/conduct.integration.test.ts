import { randomUUID } from 'node:crypto';
import { newDraft, newPendingDemand, submit } from '@aval/testing/scenes/scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { describe, expect, it } from 'vitest';
import { OPERATION_LIMITS } from '../operations/count-operation';

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine, { TRUSTED_PROXIES: '1' });
let addresses = 0;

/** Signs in from an own network, so that rate limits are separate. */
function signIn(email: string): Promise<ApiClient> {
  const apiClient = new ApiClient(web.visit());
  addresses += 1;
  apiClient.address = `198.51.100.${addresses}`;
  return apiClient.signIn(email);
}

it('an answer has the request id of its log line, and the log contains no input', async () => {
  const admin = await signIn('admin@aval.test');
  const body = { name: 'Secretina', activePrinciple: 'Secretina', dosage: 'MG', administration: 'ORAL' };
  const made = await admin.call<{ id: number }>('POST', '/drugs?', { body });
  const read = await admin.call('GET', `/drugs/${made.body.id}`);
  const id = String(read.headers['x-request-id']);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await eventually(async () => web.log().includes(id));
  const line = web
    .log()
    .split('\n')
    .find((each) => each.includes(id));
  expect(JSON.parse(line ?? '')).toMatchObject({
    requestId: id,
    method: 'GET',
    path: '/api/v1/drugs/{id}',
    status: 200,
  });
  expect(web.log()).not.toContain('Secretina');
  expect(web.log()).not.toContain(admin.token);
});

it('an answer has the id that its caller sent, which the log has beside its own', async () => {
  const admin = await signIn('admin@aval.test');
  const id = `caller-${randomUUID()}`;
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const read = await admin.call('GET', '/drugs', { headers: { 'X-Request-Id': id, traceparent } });
  expect(read.headers['x-request-id']).toBe(id);
  await eventually(async () => web.log().includes(id));
  const line = web
    .log()
    .split('\n')
    .find((each) => each.includes(id));
  expect(JSON.parse(line ?? '')).toMatchObject({ callerRequestId: id, traceparent, path: '/api/v1/drugs' });
  expect(JSON.parse(line ?? '').requestId).toMatch(/^[\da-f-]{36}$/);
});

it('what has words says in which language', async () => {
  const doctor = await signIn('doctor@meridiana.test');
  for (const [language, words] of [
    ['en', 'Not found.'],
    ['es', 'No se encuentra.'],
  ] as const) {
    const headers = { 'Accept-Language': language };
    const nothing = await doctor.call('GET', `/demands/${randomUUID()}`, { headers });
    expect(nothing).toMatchObject({ headers: { 'content-language': language }, body: { message: words } });
    const notices = await doctor.call('GET', '/notifications', { headers });
    expect(notices.headers['content-language']).toBe(language);
  }
});

it('an answer reports the requests left, and when to retry', async () => {
  const doctor = await signIn('doctor@meridiana.test');
  const { perToken } = OPERATION_LIMITS;
  const first = await doctor.call('GET', '/roles');
  expect(first.headers).toMatchObject({
    'ratelimit-limit': String(perToken),
    'ratelimit-remaining': String(perToken - 1),
    'ratelimit-reset': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
  });
  // Twice the limit, since some requests fall into the next minute.
  const answers: Awaited<ReturnType<ApiClient['call']>>[] = [];
  for (let round = 0; round < 12; round += 1) {
    answers.push(...(await Promise.all(Array.from({ length: perToken / 6 }, () => doctor.call('GET', '/roles')))));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused[0]).toMatchObject({
    headers: { 'ratelimit-remaining': '0', 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { code: 'too_many_requests' },
  });
  expect(await (await signIn('manager@meridiana.test')).call('GET', '/roles')).toMatchObject({ status: 200 });
});

it('a body may have one megabyte and twenty levels, and no more', async () => {
  const admin = await signIn('admin@aval.test');
  const nested = (levels: number) =>
    JSON.stringify({ name: 0 }).replace('0', '['.repeat(levels - 1) + ']'.repeat(levels - 1));
  const send = (body: string) =>
    admin
      .send('POST', '/drugs', { body, headers: { 'Content-Type': 'application/json' } })
      .then(({ status }) => status);
  expect(await send(nested(20))).toBe(422);
  expect(await send(nested(21))).toBe(400);
  const filled = (bytes: number) => `{"name":"${'x'.repeat(bytes - '{"name":""}'.length)}"}`;
  expect(await send(filled(1024 * 1024))).toBe(422);
  expect(await send(filled(1024 * 1024 + 1))).toBe(413);
});

it('exactly the fields documented as required are reported as missing', async () => {
  const { components } = JSON.parse((await web.visit().ask({ path: '/api/v1/openapi.json' })).body) as {
    components: { schemas: Record<string, { required?: string[] }> };
  };
  const superadmin = await signIn('superadmin@aval.test');
  const anonymous = new ApiClient(web.visit('meridiana.localhost'));
  for (const [apiClient, path, form] of [
    ...([
      [superadmin, '/users', 'NewUser'],
      [superadmin, '/companies', 'NewCompany'],
      [superadmin, '/invitations', 'NewInvitation'],
    ] as const),
    [anonymous, '/invitations', 'AccountRequest'],
  ] as const) {
    const { status, body } = await apiClient.call<{ errors: object }>('POST', path, { body: {} });
    const asked = Object.keys(body.errors).sort();
    expect([form, status, asked]).toEqual([form, 422, components.schemas[form]?.required?.toSorted()]);
  }
});

describe('the documentation', () => {
  it('is kept for five minutes and revalidated', async () => {
    const path = '/api/v1/openapi.json';
    const first = await web.visit().ask({ path });
    expect(first.headers).toMatchObject({ 'cache-control': 'private, max-age=300', etag: expect.any(String) });
    const again = await web.visit().ask({ path, headers: { 'If-None-Match': String(first.headers.etag) } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('is in the language that is asked for, and in English where none of ours is', async () => {
    const path = '/api/v1/openapi.json';
    const inLanguage = (language: string) => web.visit().ask({ path, headers: { 'Accept-Language': language } });
    const spanish = await inLanguage('es-ES,en;q=0.5');
    expect(spanish.headers).toMatchObject({
      'content-language': 'es',
      vary: expect.stringContaining('Accept-Language'),
    });
    expect(JSON.parse(spanish.body).paths['/drugs'].get).toMatchObject({
      operationId: 'listDrugs',
      summary: 'Listar fármacos',
    });
    for (const asked of ['en', 'fr', '*']) {
      const english = await inLanguage(asked);
      expect([asked, english.headers['content-language']]).toEqual([asked, 'en']);
      expect(JSON.parse(english.body).paths['/drugs'].get.summary).toBe('List drugs');
      expect(english.headers.etag).not.toBe(spanish.headers.etag);
    }
    const plain = await web.visit().ask({ path });
    expect(plain.headers).toMatchObject({ 'content-language': 'en', vary: expect.stringContaining('Accept-Language') });
  });

  it('is a page in the language of its reader', async () => {
    const page = await web.visit('meridiana.localhost').get('/api/docs');
    expect(page).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain('Documento OpenAPI');
    expect((await web.visit('nobody.example').get('/api/docs')).status).toBe(404);
    expect((await web.visit('meridiana.localhost').get('/api/docs.data')).body).toContain('mayTry');
  });
});

it('a command that the engine cannot answer is done once, under the key that its sender received', async () => {
  const demandId = await newPendingDemand(engine);
  const manager = await signIn('manager@meridiana.test');
  const path = `/demands/${demandId}/manage`;
  const body = { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };
  await engine.stopWorkers();
  const away = await manager.call('PUT', path, { body });
  const key = String(away.headers['idempotency-key']);
  expect(away).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    body: { code: 'unavailable' },
  });
  expect(key).toMatch(/^[0-9a-f-]{36}$/);

  await engine.startWorker();
  const headers = { 'Idempotency-Key': key };
  await eventually(async () => (await manager.call('PUT', path, { body, headers })).status === 200);
  expect(await manager.call('PUT', path, { body, headers })).toMatchObject({ status: 200, body: { sequence: 2 } });
  const entries = await engine.owner.demandHistory.count({ where: { demandId } });
  expect(entries).toBe(2);
});

it('a representative asks the doctor for information by the operation that notifies the doctor', async () => {
  const doctorEmail = 'doctor@alborada.test';
  const { demand } = await newDraft(engine, { companyId: 3, doctorEmail });
  await submit(engine, { demandId: demand.id, doctorEmail });
  const representative = await signIn('representative@alborada.test');
  const body = { action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };
  const headers = { 'Idempotency-Key': randomUUID(), 'If-Match': '"1"' };
  const path = `/demands/${demand.id}`;
  await eventually(async () => (await representative.call('PUT', `${path}/send`, { body, headers })).status === 200);
  expect(await representative.call('GET', path)).toMatchObject({ body: { displayStatus: 'pending_missing_info' } });
});
