import { randomUUID } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { PEOPLE } from '@aval/testing/visitors/people';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_OPERATIONS } from '../operations';

vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
await engine.startWorker();
const web = await webForFile(engine, { TRUSTED_PROXIES: '1' });
let demandId: string;
let networks = 0;

beforeAll(async () => {
  demandId = await newPendingDemand(engine);
});

/** An API client with its own network, so that rate limits never apply; signed in when an e-mail is given. */
async function apiClient(email?: string): Promise<ApiClient> {
  networks += 1;
  const caller = new ApiClient(email === undefined ? web.visit('meridiana.localhost') : web.visit());
  caller.address = `198.18.${networks}.1`;
  return email === undefined ? caller : await caller.signIn(email);
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Bodies sent to every operation that takes one; each is answered with a problem, never as a server failure. */
const BODIES: Readonly<Record<string, string | Uint8Array>> = {
  'nothing at all': '',
  'no JSON': '{"a":',
  'a word': 'hola',
  'a list': '[]',
  'a number': '1e999',
  null: 'null',
  'fifty levels': `${'['.repeat(50)}${']'.repeat(50)}`,
  'many values': `[${'1,'.repeat(4_000)}1]`,
  'the prototype': '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
  'one key twice': '{"comment":"a","comment":"b","reason":"a","reason":"b"}',
  'huge numbers': `{"id":1e308,"patientId":${'9'.repeat(400)},"doctorId":-1,"toRoleId":1.5,"ecog":1e309,"companyId":99999999999}`,
  'a NUL':
    '{"comment":"a\\u0000b","name":"\\u0000","email":"a\\u0000@b.cc","reason":"\\u0000","descripcion":"\\u0000"}',
  'half a character': '{"comment":"\\ud800","name":"\\udfff","email":"\\ud800@b.cc","reason":"\\ud800"}',
  'bytes that are no UTF-8': new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d]),
  'lists for texts': '{"comment":["a"],"name":{"a":1},"email":[],"toRoleId":"4","action":{"toString":1}}',
};

const WITH_BODY = API_OPERATIONS.filter((call) => call.body && call.operationId !== 'logout');

function pathOf(path: string): string {
  return path
    .replace('/demands/{id}', `/demands/${demandId}`)
    .replace('{demandId}', demandId)
    .replace('{version}', '1')
    .replace('{type}', 'privacy_policy')
    .replace('{id}', '2000000');
}

describe.each(Object.entries(BODIES))('%s', (_what, body) => {
  it('is refused by every operation with a body, with a message', async () => {
    const { superadmin, manager, doctor } = PEOPLE;
    const callers = await Promise.all([superadmin, manager, doctor, undefined].map(apiClient));
    for (const { method, path } of WITH_BODY) {
      for (const caller of callers) {
        const answer = await caller.send<{ code?: string }>(method.toUpperCase(), pathOf(path), {
          headers: JSON_TYPE,
          body,
        });
        const said = `${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`;
        expect(answer.status, said).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.body.code, said).toEqual(expect.any(String));
      }
    }
  });
});

describe('a request', () => {
  let manager: ApiClient;

  beforeEach(async () => {
    manager = await apiClient(PEOPLE.manager);
  });

  it('a request with another content type is refused by its own code', async () => {
    const path = `/demands/${demandId}/manage`;
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
    ]) {
      expect((await manager.send('PUT', path, { headers: { 'Content-Type': type }, body: '{}' })).status, type).toBe(
        415,
      );
    }
    expect((await manager.send('PUT', path, { headers: {}, body: '{}' })).status).toBe(415);
    for (const [charset, status] of [
      ...([
        ['latin1', 415],
        ['"iso-8859-1"', 415],
        ['utf-16', 415],
        ['', 415],
      ] as const),
      ...([
        ['utf-8', 422],
        ['"UTF-8"', 422],
        ['UTF8', 422],
      ] as const),
    ]) {
      const headers = { 'Content-Type': `application/json; charset=${charset}` };
      expect((await manager.send('PUT', path, { headers, body: '{}' })).status, charset).toBe(status);
    }
  });

  it.each(['null', '[]', '"a"', '0', 'false'])('a request with %s instead of an object is invalid', async (body) => {
    for (const [method, name] of [
      ['POST', 'add-comment'],
      ['POST', 'rollback'],
      ['PUT', 'cancel'],
    ] as const) {
      const answer = await manager.send(method, `/demands/${demandId}/${name}`, { headers: JSON_TYPE, body });
      expect([name, answer.status, answer.body]).toMatchObject([name, 422, { code: 'invalid' }]);
    }
  });

  it('a request that is not UTF-8 is refused by its own code, and not stored', async () => {
    const path = `/demands/${demandId}/manage`;
    const body = Buffer.from('{"comment":"García"}', 'latin1');
    const refused = await manager.send('PUT', path, { headers: JSON_TYPE, body });
    expect([refused.status, refused.body]).toMatchObject([400, { code: 'malformed' }]);
    const marked = await manager.send('PUT', path, { headers: JSON_TYPE, body: Buffer.from('\ufeff{}') });
    expect(marked.status).toBe(422);
  });

  it('a request with a compressed body is refused by its own code, and never decompressed', async () => {
    const path = `/demands/${demandId}/manage`;
    const json = Buffer.from('{}');
    const packed = [
      ['gzip', gzipSync(json)] as const,
      ['deflate', deflateSync(json)] as const,
      ['br', json] as const,
      ['GZIP', json] as const,
      ['identity, gzip', json] as const,
    ];
    for (const [encoding, body] of packed) {
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding };
      const answer = await manager.send('PUT', path, { headers, body });
      expect([answer.status, (answer.body as { code: string }).code], encoding).toEqual([415, 'unsupported_encoding']);
      expect(answer.headers['accept-encoding']).toBe('identity');
    }
    const plain = { ...JSON_TYPE, 'Content-Encoding': 'identity' };
    expect((await manager.send('PUT', path, { headers: plain, body: json })).status).toBe(422);
    const form = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Encoding': 'gzip' };
    expect(
      (await manager.send('POST', `/demands/${demandId}/files`, { headers: form, body: json })).body,
    ).toMatchObject({ code: 'unsupported_encoding' });
  });

  it('a request with unknown parameters, ids or headers is refused by their names', async () => {
    const addresses = [
      '/demands?page=0',
      '/demands?page=1e9',
      '/demands?page=1e3',
      '/demands?page=0x10',
      '/demands?page=1.0',
      '/demands?page=%201%20',
      '/demands?page=%2B1',
      '/patients?page=1e0',
      '/demands?page=1&page=2',
      '/demands?pageSize=26',
      '/demands?sort=x',
      '/demands?include=',
      '/demands?patientId=99999999999',
      '/demands?__proto__=1',
      '/demands?include=__proto__',
      '/patients?all=1',
      '/demands?zoneId=1;DROP',
      '/users?roleId=__proto__',
    ];
    for (const address of addresses) expect((await manager.call('GET', address)).status, address).toBe(400);
    for (const id of ['0', '-1', '1e3', '2147483648', 'NaN', '%F0%9F%98%80', '..%2f..', demandId.toUpperCase()]) {
      const { status } = await manager.call('GET', `/demands/${id}`);
      expect([200, 400, 404], id).toContain(status);
      expect([400, 403, 404], id).toContain((await manager.call('GET', `/patients/${id}`)).status);
    }
    const body = { toRoleId: 7, comment: 'x' };
    const wrong: Record<string, string>[] = [
      { 'Idempotency-Key': 'x' },
      { 'Idempotency-Key': `${randomUUID()}, ${randomUUID()}` },
      { 'If-Match': 'W/"x"' },
      { 'If-Match': '"99999999999"' },
    ];
    for (const headers of wrong) {
      const answer = await manager.call('POST', `/demands/${demandId}/add-comment`, { body, headers });
      expect(answer.status, JSON.stringify(headers)).toBe(400);
    }
  });

  it('a request on behalf of another company is refused, however it is named', async () => {
    const names = [
      'alborada',
      'nobody',
      '',
      ' ',
      '__proto__',
      "' OR 1=1 --",
      'meridiana,alborada',
      'a'.repeat(4_000),
      '3',
    ];
    for (const name of names) {
      const answer = await manager.call('GET', '/demands', { headers: { 'X-Company': name } });
      expect([name, answer.status, answer.body]).toMatchObject([name, 403, { code: 'company_forbidden' }]);
    }
    expect((await manager.call('GET', '/demands', { headers: { 'X-Company': 'meridiana' } })).status).toBe(200);
  });

  it('is answered each time when sent a hundred times at once', async () => {
    const path = `/demands/${demandId}/manage`;
    const body = { toRoleId: 4, action: 'ACCEPT', decisionReason: 'AUTORIZADO', comment: 'Conforme.' };
    const headers = () => ({ 'If-Match': '"1"', 'Idempotency-Key': randomUUID() });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => manager.call('PUT', path, { body, headers: headers() })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    const decided = await engine.owner.demandHistory.count({ where: { demandId, action: 'ACCEPT' } });
    expect(decided).toBeLessThanOrEqual(1);
  });

  it('leaves only its line in the log', () => {
    expect(web.log()).not.toContain('operation failed');
    expect(web.log()).not.toContain('Conforme.');
  });
});
