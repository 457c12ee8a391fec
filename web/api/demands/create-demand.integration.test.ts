import { randomUUID } from 'node:crypto';
import { pdf } from '@aval/platform/files/contents.test-support';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft } from '@aval/testing/scenes/scenario';
import { commandBy } from '@aval/testing/visitors/api-client-command';
import { PEOPLE } from '@aval/testing/visitors/people';
import { describe, expect, it, vi } from 'vitest';
import { demandApiForFile, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const { engine, apiClients } = await demandApiForFile();

const idOf = async (email: string) => (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;

describe('a draft that is created twice under one key', () => {
  it('is one draft, and other content creates none', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const headers = { 'Idempotency-Key': randomUUID() };
    const { doctor, manager } = apiClients;
    const begin = (more: object) =>
      doctor.call<{ id: string }>('POST', '/demands', { body: { patientId, centerPrescriptorId, ...more }, headers });
    const sent = { ...steps, observaciones: 'Según comité.' };
    const first = await begin(sent);
    expect(first).toMatchObject({ status: 201, body: { id: headers['Idempotency-Key'] } });
    expect(await begin(Object.fromEntries(Object.entries(sent).reverse()))).toMatchObject({
      status: 201,
      body: first.body,
    });
    const file = { name: 'informe.pdf', content: pdf({ text: 'otro' }).toString('base64') };
    for (const other of [
      {},
      { ...sent, observaciones: 'Otra cosa.' },
      { ...sent, doctorId: await idOf(PEOPLE.doctor) },
      { ...sent, ficherosAdjuntos: [{ descripcion: 'Informe', archivo: file }] },
    ]) {
      expect(await begin(other)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    }
    const written = await doctor.call(`GET`, `/demands/${first.body.id}`);
    expect(written.body).toMatchObject({ observaciones: 'Según comité.' });
    expect(await manager.call('POST', '/demands', { body: { patientId }, headers })).toMatchObject({ status: 403 });
  });

  it('is one draft also for concurrent requests', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { patientId, centerPrescriptorId, ...steps };
    // Upper and lower case give the same key.
    const keys = [headers, headers, { 'Idempotency-Key': headers['Idempotency-Key'].toUpperCase() }];
    const answers = await Promise.all(
      keys.map((typed) => apiClients.doctor.call('POST', '/demands', { body, headers: typed })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await engine.owner.demand.count({ where: { patientId } })).toBe(2);
  });
});

describe('a draft that is created again after further edits', () => {
  it('is answered as the first time, and not changed', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const { doctor } = apiClients;
    const headers = { 'Idempotency-Key': randomUUID() };
    const file = { descripcion: 'Informe', archivo: { name: 'a.png', content: PICTURE.toString('base64') } };
    const body = { patientId, centerPrescriptorId, ...steps, ficherosAdjuntos: [file] };
    const begin = () => doctor.call<{ id: string }>('POST', '/demands', { body, headers });
    const first = await begin();
    expect(first.status).toBe(201);
    const path = `/demands/${first.body.id}`;
    const stored = () => engine.owner.demandDraft.findFirstOrThrow({ where: { demandId: first.body.id } });
    expect(await stored()).toMatchObject({ revision: 1, completedSteps: [1, 2, 3, 4, 5] });
    expect(await doctor.call('PUT', path, { body: { observaciones: 'Escrito después.' } })).toMatchObject({
      status: 200,
      body: { revision: 2 },
    });
    const before = await stored();
    expect(await begin()).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toEqual(before);
    expect(await engine.owner.attachment.count({ where: { demandId: first.body.id } })).toBe(1);
    // A repetition makes nothing after the demand was sent, either.
    await commandBy(doctor, 'PUT', `${path}/active`, {});
    expect(await begin()).toMatchObject({ status: 201, body: first.body });
    expect(await engine.owner.demandDraft.count({ where: { demandId: first.body.id, side: 'doctor' } })).toBe(0);
  });
});

describe('a draft that is created again after it was deleted', () => {
  it('stays deleted, and its key is used up', async () => {
    const { patientId, centerPrescriptorId } = wishOf(await newDraft(engine));
    const { doctor } = apiClients;
    const headers = { 'Idempotency-Key': randomUUID() };
    const begin = (more: object) =>
      doctor.call<{ id: string }>('POST', '/demands', { body: { patientId, centerPrescriptorId, ...more }, headers });
    const first = await begin({});
    expect(await doctor.call('DELETE', `/demands/${first.body.id}/draft`)).toMatchObject({ status: 204 });
    expect(await begin({})).toMatchObject({ status: 201, body: first.body });
    expect(await begin({ observaciones: 'Otra.' })).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    expect(await engine.owner.demand.count({ where: { id: first.body.id } })).toBe(0);
    expect(await doctor.call('GET', `/demands/${first.body.id}`)).toMatchObject({ status: 404 });
  });

  it('stays deleted also as a copy, whatever became of it', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const { doctor } = apiClients;
    const body = { patientId, centerPrescriptorId, ...steps };
    const source = await doctor.call<{ id: string }>('POST', '/demands', { body });
    await commandBy(doctor, 'PUT', `/demands/${source.body.id}/active`, {});
    await commandBy(apiClients.manager, 'PUT', `/demands/${source.body.id}/cancel`, { comment: 'Por error.' });
    const headers = { 'Idempotency-Key': randomUUID() };
    const path = `/demands/${source.body.id}/duplicate`;
    const duplicate = (all = false) =>
      doctor.call<{ id: string }>('POST', all ? `${path}?all=true` : path, { body: {}, headers });
    const first = await duplicate();
    expect(first).toMatchObject({ status: 201, body: { id: headers['Idempotency-Key'] } });
    expect(await duplicate()).toMatchObject({ status: 201, body: first.body });
    expect(await doctor.call('DELETE', `/demands/${first.body.id}/draft`)).toMatchObject({ status: 204 });
    expect(await duplicate()).toMatchObject({ status: 201, body: first.body });
    for (const other of [
      await duplicate(true),
      await doctor.call('POST', '/demands', { body: { patientId, centerPrescriptorId }, headers }),
    ]) {
      expect(other).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    }
    expect(await engine.owner.demand.count({ where: { id: first.body.id } })).toBe(0);
  });
});

describe('a draft that cannot be created', () => {
  it('leaves nothing behind, whichever part is refused, and is created under the same key once corrected', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const { doctor } = apiClients;
    const headers = { 'Idempotency-Key': randomUUID() };
    const whole = { patientId, centerPrescriptorId, ...steps };
    const begin = (body: object) => doctor.call('POST', '/demands', { body, headers });
    const [drafts, references] = [
      () => engine.owner.demand.count(),
      () => engine.owner.referenceSequence.findMany({ orderBy: [{ companyId: 'asc' }, { year: 'asc' }] }),
    ];
    const before = [await drafts(), await references()];
    const attachment = (descripcion: string, content: Uint8Array) => ({
      descripcion,
      archivo: { name: 'a.png', content: Buffer.from(content).toString('base64') },
    });
    const picture = attachment('Informe', PICTURE);
    for (const [more, field] of [
      [{ observaciones: 'x'.repeat(250_000) }, 'observaciones'],
      [{ patientId: 2_000_000_000 }, 'patientId'],
      [{ centerPrescriptorId: 2_000_000_000 }, 'centerPrescriptorId'],
      [{ ficherosAdjuntos: [picture, attachment('x'.repeat(5_000), PICTURE)] }, 'ficherosAdjuntos.1.descripcion'],
      [{ ficherosAdjuntos: [picture, attachment('Notas', Buffer.from('a;b'))] }, 'ficherosAdjuntos.1.archivo'],
      [{ ficherosAdjuntos: [picture, { descripcion: 'Otro', id: 1 }] }, 'ficherosAdjuntos.1.id'],
    ] as const) {
      expect(await begin({ ...whole, ...more })).toMatchObject({
        status: field.endsWith('archivo') ? 415 : 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
    expect([await drafts(), await references()]).toEqual(before);
    expect(await begin(whole)).toMatchObject({ status: 201, body: { id: headers['Idempotency-Key'] } });
  });
});

describe('a demand in progress', () => {
  it('is refused when it is sent again, and a reader of an older revision receives the entries since', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const { doctor } = apiClients;
    const body = { patientId, centerPrescriptorId, ...steps };
    const { id } = (await doctor.call<{ id: string }>('POST', '/demands', { body })).body;
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, {});
    const send = (headers: Record<string, string>) =>
      doctor.call('PUT', `/demands/${id}/active`, { body: {}, headers });
    for (const headers of [{}, { 'If-Match': '"1"' }] as Record<string, string>[]) {
      expect(await send(headers)).toMatchObject({ status: 409, body: { code: 'refused', refusal: 'wrong_status' } });
    }
    const stale = await send({ 'If-Match': '"0"' });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'stale', changed: [{ sequence: 1, action: 'REQUEST' }] },
    });
    expect(stale.headers).toMatchObject({ etag: '"1"' });
  });
});

describe('the revision of a draft', () => {
  it('is read with it, and a save from an older one is refused', async () => {
    const { patientId, centerPrescriptorId, steps } = wishOf(await newDraft(engine));
    const { doctor } = apiClients;
    const begun = await doctor.call<{ id: string }>('POST', '/demands', { body: { patientId, centerPrescriptorId } });
    const path = `/demands/${begun.body.id}`;
    const save = (body: object) => doctor.call('PUT', `${path}/draft`, { body });
    expect((await doctor.call('GET', path)).body).toMatchObject({ revision: 0 });
    expect(await save({ t: 'T99', revision: 0 })).toMatchObject({
      status: 422,
      body: { errors: { t: [expect.any(String)] } },
    });
    expect(await save({ t: 'T2', revision: 0 })).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await save({ t: 'T1', revision: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await doctor.call('GET', path)).body).toMatchObject({ revision: 1 });
    expect(await save({ ...steps, revision: 1 })).toMatchObject({ status: 200 });
    await commandBy(doctor, 'PUT', `${path}/active`, {});
    expect((await doctor.call('GET', path)).body).toMatchObject({ revision: null });
  });
});
