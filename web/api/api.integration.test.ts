import { createTestEngine, type TestEngine } from '@aval/testing/stack/engine';
import { startWebUnderTest, type WebUnderTest } from '@aval/testing/stack/web-under-test';
import { Program } from '@aval/testing/visitors/program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let engine: TestEngine;
let web: WebUnderTest;

beforeAll(async () => {
  engine = await createTestEngine();
  web = await startWebUnderTest(engine);
}, 180_000);

afterAll(async () => {
  await web.stop();
  await engine.close();
});

const program = (host?: string) => new Program(web.visit(host));

describe('a program', () => {
  it('makes, reads, edits and withdraws a drug', async () => {
    const admin = await program().signIn('admin@aval.test');
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

  it('is told what is wrong, by name and in its language', async () => {
    const admin = await program().signIn('admin@aval.test');
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
    expect(await program().call('GET', '/drugs')).toMatchObject({ status: 401 });
    expect(await (await program().signIn('doctor@meridiana.test')).call('GET', '/drugs')).toMatchObject({
      status: 403,
    });
    expect(await admin.call('PATCH', '/drugs')).toMatchObject({ status: 405 });
    const document = await web.visit().ask({ path: '/api/v1/openapi.json' });
    expect(JSON.parse(document.body)).toMatchObject({ openapi: '3.1.0' });
    expect(await admin.call('POST', '/drugs', { body: JSON.parse('['.repeat(50) + ']'.repeat(50)) })).toMatchObject({
      status: 400,
    });
  });
});
