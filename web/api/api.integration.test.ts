import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import { ApiClient } from '@aval/testing/visitors/api-client';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

const apiClient = (host?: string) => new ApiClient(web.visit(host));

describe('an API client', () => {
  it('creates, reads, edits and withdraws a drug', async () => {
    const admin = await apiClient().signIn('admin@aval.test');
    const fields = { name: 'Ensayina', activePrinciple: 'Ensayina', dosage: 'MG', administration: 'ORAL' };
    const made = await admin.call<{ id: number }>('POST', '/drugs', { body: fields });
    expect(made).toMatchObject({ status: 201, body: { ...fields, atcCode: null, active: true } });
    const { id } = made.body;
    expect(await admin.call('GET', `/drugs/${id}`)).toMatchObject({ status: 200, body: fields });
    expect(await admin.call('GET', '/drugs?name=ensayina&sort=-name')).toMatchObject({
      status: 200,
      body: { count: 1, rows: [{ id }] },
    });
    expect(await admin.call('PUT', `/drugs/${id}`, { body: { ...fields, name: 'Ensayona' } })).toMatchObject({
      status: 200,
      body: { name: 'Ensayona' },
    });
    expect(await admin.call('DELETE', `/drugs/${id}`)).toMatchObject({ status: 204 });
    expect(await admin.call('GET', `/drugs/${id}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('receives errors by name and in its language', async () => {
    const admin = await apiClient().signIn('admin@aval.test');
    expect(await admin.call('GET', '/drugs?nombre=x')).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter', message: expect.stringContaining('nombre') },
    });
    const body = { name: '', activePrinciple: 'x', dosage: 'MG', administration: 'ORAL' };
    expect(
      await admin.call('POST', '/drugs', { body, headers: { 'Accept-Language': 'en-GB,es;q=0.5' } }),
    ).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: { name: [expect.any(String)] } },
    });
    expect(await apiClient().call('GET', '/drugs')).toMatchObject({ status: 401 });
    const { token } = admin;
    const anyCase = await apiClient().call('GET', '/drugs', { headers: { Authorization: `bearer  ${token}` } });
    expect(anyCase).toMatchObject({ status: 200 });
    const unknown = await apiClient().call('POST', '/auth/login', {
      body: { token: 'x' },
      headers: { 'Accept-Language': 'en' },
    });
    expect(unknown).toMatchObject({ status: 401, body: { message: expect.stringContaining('another application') } });
    expect(await (await apiClient().signIn('doctor@meridiana.test')).call('GET', '/drugs')).toMatchObject({
      status: 403,
    });
    expect(await admin.call('PATCH', '/drugs')).toMatchObject({ status: 405 });
    const document = await web.visit().ask({ path: '/api/v1/openapi.json' });
    expect(JSON.parse(document.body)).toMatchObject({ openapi: '3.1.0' });
    expect(await admin.call('POST', '/drugs', { body: JSON.parse('['.repeat(50) + ']'.repeat(50)) })).toMatchObject({
      status: 400,
    });
  });

  it('receives the number of requests left, also from unknown addresses', async () => {
    for (const [method, path, status] of [
      ['GET', '/nope', 404],
      ['PATCH', '/demands', 405],
      ['HEAD', '/patients', 405],
      ['HEAD', '/demands', 401],
    ] as const) {
      const left = async () => {
        const { headers, status: given } = await web.visit().ask({ method, path: `/api/v1${path}` });
        expect(given).toBe(status);
        return Number(headers['ratelimit-remaining']);
      };
      const before = await left();
      expect(await left()).toBe(before - 1);
    }
    for (const path of ['/healthz', '/readyz'])
      expect((await web.visit().ask({ path })).headers['x-content-type-options']).toBe('nosniff');
  });

  it('is answered quickly, whatever an anonymous client sends', async () => {
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`k${at}`, 1]));
    const told = await apiClient().call<{ errors: object }>('POST', '/auth/login', { body: many });
    expect(told.status).toBe(422);
    expect(Object.keys(told.body.errors)).toHaveLength(50);
    const large = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`k${at}`, 1]));
    expect(await apiClient().call('POST', '/auth/login', { body: large })).toMatchObject({ status: 413 });
    const admin = await apiClient().signIn('admin@aval.test');
    expect(
      await admin.call('POST', '/drugs', { body: { name: Array.from({ length: 3_001 }, () => 1) } }),
    ).toMatchObject({
      status: 413,
    });
  });

  it('may send any field name, and learns that it is unknown', async () => {
    const admin = await apiClient().signIn('admin@aval.test');
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(await admin.call('GET', `/drugs?${name}=1`), name).toMatchObject({ status: 400 });
      const body = JSON.parse(`{"email":"x@y.zz","password":"q","${name}":{"a":1}}`);
      expect(await apiClient().call('POST', '/auth/login', { body }), name).toMatchObject({ status: 422 });
    }
  });

  it('receives a problem as such, or as plain JSON if it asks for that by name', async () => {
    for (const [accept, type] of [
      ['*/*', 'application/problem+json'],
      ['application/json', 'application/json'],
    ] as const) {
      for (const path of ['/api/v1/demands', '/api/v1/%']) {
        const { headers, body, status } = await web.visit().ask({ path, headers: { Accept: accept } });
        expect([path, headers['content-type']?.split(';')[0]]).toEqual([path, type]);
        const { code } = JSON.parse(body);
        expect(JSON.parse(body)).toMatchObject({
          type: `/api/docs#problem-${code}`,
          status,
          title: expect.any(String),
        });
      }
    }
  });

  it('receives a problem for unknown addresses, also outside of the operations, and 404 at an unknown host', async () => {
    for (const path of ['/api', '/api/', '/api/v2/drugs', '/api/v1', '/api/v1/nothing']) {
      const answer = await web.visit().ask({ path });
      expect([answer.status, JSON.parse(answer.body).code], path).toEqual([404, 'not_found']);
    }
    expect(await apiClient('nobody.example').call('GET', '/openapi.json')).toMatchObject({ status: 404 });
    expect((await web.visit().ask({ method: 'PUT', path: '/api/v1/openapi.json' })).status).toBe(405);
  });
});
