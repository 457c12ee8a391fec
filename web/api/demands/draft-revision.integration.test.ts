import { newDraft } from '@aval/testing/scenes/scenario';
import { saveStep } from '@aval/testing/scenes/wizard-scenario';
import { createTestEngine, type TestEngine } from '@aval/testing/stack/engine';
import { startWebUnderTest, type WebUnderTest } from '@aval/testing/stack/web-under-test';
import { PEOPLE } from '@aval/testing/visitors/people';
import { Program } from '@aval/testing/visitors/program';
import { refusedBy } from '@aval/testing/visitors/program-command';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftBy, wishOf } from './demand-program.test-support';

vi.setConfig({ testTimeout: 120_000 });

let engine: TestEngine;
let web: WebUnderTest;
let doctor: Program;

beforeAll(async () => {
  engine = await createTestEngine();
  web = await startWebUnderTest(engine);
  await engine.startWorker();
  doctor = await new Program(web.visit()).signIn(PEOPLE.doctor);
});

afterAll(async () => {
  await web.stop();
  await engine.close();
});

describe('the ETag of a draft', () => {
  it('is its revision, which saves of programs and of pages raise, and an older one writes, sends and deletes nothing', async () => {
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const path = `/demands/${id}`;
    const etag = async () => String((await doctor.call('GET', path)).headers.etag);
    const old = await etag();
    const headers = { 'If-Match': old };
    const saved = await doctor.call<{ revision: number }>('PUT', path, { body: { observaciones: 'Una.' }, headers });
    expect(saved).toMatchObject({ status: 200, headers: { etag: `"${saved.body.revision}"` } });
    expect(await etag()).toBe(saved.headers.etag);
    expect(await etag()).not.toBe(old);
    await saveStep(engine, id, 'extras', (form) => {
      form.observations = 'En la página.';
    });
    const stands = await etag();
    expect(stands).not.toBe(saved.headers.etag);
    const late = { body: { observaciones: 'Otra.' }, headers };
    expect(await doctor.call('PUT', path, late)).toMatchObject({
      status: 409,
      headers: { etag: stands },
      body: { code: 'stale' },
    });
    expect(await doctor.call('PUT', `${path}/draft`, late)).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await doctor.call('PUT', `${path}/active`, late)).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await doctor.call('DELETE', `${path}/draft`, { headers })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect(await doctor.call('GET', path)).toMatchObject({
      headers: { etag: stands },
      body: { observaciones: 'En la página.' },
    });
    const sent = await refusedBy(doctor, 'PUT', `${path}/active`, { body: {}, headers: { 'If-Match': stands } });
    expect(sent.status).toBe(200);
  });

  it('stays while what would be left out is refused', async () => {
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const path = `/demands/${id}`;
    const send = (body: object) => doctor.call<{ errors: object }>('PUT', path, { body });
    expect(await send({ tratamientoQuimioterapico: false })).toMatchObject({ status: 200 });
    const refused = await send({ peso: 61 });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { peso: [expect.any(String)] }, errorCodes: { peso: ['invalid'] } },
    });
    expect(await doctor.call('GET', path)).toMatchObject({ body: { tratamientoQuimioterapico: false } });
    expect(await send({ tratamientoQuimioterapico: true, peso: 61 })).toMatchObject({ status: 200 });
  });
});
