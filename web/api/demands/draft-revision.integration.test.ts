import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { decide, historyOf, newDraft, PEOPLE, submit } from '@aval/testing/scenes/scenario';
import { saveStep, wizardOf } from '@aval/testing/scenes/wizard-scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { refusedBy } from '@aval/testing/visitors/api-client-command';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { draftBy, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let doctor: ApiClient;
let assistant: ApiClient;

beforeAll(async () => {
  ({ doctor, assistant } = await signInApiClients(web, ['doctor', 'assistant']));
});

/** A draft that the doctor has read, with all that its reader would send back. */
async function readDraft() {
  const wish = wishOf(await newDraft(engine));
  const { id } = await draftBy(doctor, wish);
  const path = `/demands/${id}`;
  const { headers, body } = await doctor.call<{ revision: number }>('GET', path);
  const stands = async () => {
    const answer = await doctor.call<Record<string, unknown>>('GET', path);
    return { etag: String(answer.headers.etag), body: answer.body };
  };
  const etag = String(headers.etag);
  return { path, wish, etag, read: { 'If-Match': etag }, number: body.revision, stands };
}

/** A demand whose doctor was asked a question, with all that its reader would send back. */
async function readQuestion() {
  const draft = await newDraft(engine);
  const { id } = draft.demand;
  await submit(engine, { demandId: id });
  await eventually(async () => (await historyOf(engine, id)).length > 0);
  await decide(engine, PEOPLE.manager, id, { decision: 'more_info' });
  const path = `/demands/${id}`;
  const { body } = await doctor.call<{ revision: number }>('GET', path);
  return { path, revision: body.revision, steps: wishOf(draft).steps };
}

const STALE = { status: 409, body: { code: 'stale' } };
const FILE = { name: 'a.png', content: PICTURE.toString('base64') };

describe('the ETag of a draft', () => {
  it('is its revision, raised by saves of API and pages, and an older one can neither write, send nor delete', async () => {
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const path = `/demands/${id}`;
    const etag = async () => String((await doctor.call('GET', path)).headers.etag);
    const old = await etag();
    const headers = { 'If-Match': old };
    const saved = await doctor.call<{ revision: number }>('PUT', path, { body: { observaciones: 'Una.' }, headers });
    expect(saved).toMatchObject({ status: 200, headers: { etag: `"0.${saved.body.revision}"` } });
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
      headers: { etag: stands },
      body: { code: 'stale' },
    });
    expect(await doctor.call('GET', path)).toMatchObject({
      headers: { etag: stands },
      body: { observaciones: 'En la página.' },
    });
    const sent = await refusedBy(doctor, 'PUT', `${path}/active`, { body: {}, headers: { 'If-Match': stands } });
    expect(sent.status).toBe(200);
  });

  it('never matches the demand that was filed from it, whatever was done since', async () => {
    const { path, wish, etag } = await readDraft();
    const id = path.split('/')[2] ?? '';
    expect(await refusedBy(assistant, 'PUT', `${path}/active`, { body: {} })).toMatchObject({ status: 200 });
    await eventually(async () => (await historyOf(engine, id)).length > 0);
    await decide(engine, PEOPLE.manager, id, { decision: 'more_info' });
    const now = await doctor.call('GET', path);
    expect(now.headers.etag).toBe('"2.0"');
    const blind = {
      body: { ...wish.steps, observaciones: 'Sin leer.' },
      headers: { 'If-Match': etag },
    };
    for (const [method, place] of [
      ['PUT', path],
      ['PUT', `${path}/active`],
    ] as const) {
      const refused = await refusedBy(doctor, method, place, blind);
      expect(refused).toMatchObject({ status: 409, headers: { etag: '"2.0"' }, body: { code: 'stale' } });
      expect(refused.body).toMatchObject({ changed: [{ action: 'REQUEST' }, { action: 'REQUEST_MISSING_INFO' }] });
    }
  });

  it('is taken as the plain revision too', async () => {
    const { path, number } = await readDraft();
    const save = (given: string) =>
      doctor.call('PUT', path, { body: { observaciones: 'Una.' }, headers: { 'If-Match': given } });
    expect(await save(`"${number + 1}"`)).toMatchObject(STALE);
    expect(await save(`"${number}"`)).toMatchObject({ status: 200 });
    expect(await save(`"1.${number + 1}"`)).toMatchObject(STALE);
  });

  it('stays the same when fields without effect are refused', async () => {
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

describe('another user’s change after a draft was read', () => {
  const others = { peso: 95, observaciones: 'Alergia a platinos.' };

  it.each([
    ['the whole form', ({ wish }) => ({ ...wish.steps, observaciones: 'De la doctora.' })],
    ['a field of an earlier step as it was read', ({ wish }) => ({ ecog: wish.steps.ecog, observaciones: 'De ella.' })],
    ['the patient as it was read', ({ wish }) => ({ patientId: wish.patientId, observaciones: 'De ella.' })],
    ['the center as it was read', ({ wish }) => ({ centerPrescriptorId: wish.centerPrescriptorId, ecog: 3 })],
    ['the value of the other user', () => ({ peso: 95 })],
    ['a value unchanged since it was read', ({ wish }) => ({ n: wish.steps.n })],
  ] satisfies [string, (draft: Awaited<ReturnType<typeof readDraft>>) => Record<string, unknown>][])(
    'is not overwritten by %s, nor sent unseen',
    async (_what, toBody) => {
      const draft = await readDraft();
      const { path, read, number } = draft;
      const other = await assistant.call('PUT', path, { body: others });
      expect(other).toMatchObject({ status: 200 });
      const body: Record<string, unknown> = toBody(draft);
      const told = { ...STALE, headers: { etag: other.headers.etag } };
      expect(await doctor.call('PUT', path, { body, headers: read })).toMatchObject(told);
      expect(await doctor.call('PUT', path, { body: { ...body, revision: number } })).toMatchObject(told);
      const { patientId: _patient, centerPrescriptorId: _center, ...steps } = body;
      expect(await doctor.call('PUT', `${path}/active`, { body: steps, headers: read })).toMatchObject(STALE);
      expect(await draft.stands()).toMatchObject({
        etag: other.headers.etag,
        body: { status: 'DRAFT', ...others },
      });
    },
  );

  it('leaves only one of several concurrent saves from the same revision', async () => {
    const { path, read, wish } = await readDraft();
    const sent = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        doctor.call('PUT', path, { body: { ...wish.steps, observaciones: `Número ${at}.` }, headers: read }),
      ),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is detected in an answer to a question, too', async () => {
    const { path, revision, steps } = await readQuestion();
    expect(await assistant.call('PUT', path, { body: { peso: 95 } })).toMatchObject({ status: 200 });
    const late = { body: { ...steps, observaciones: 'De la doctora.', revision } };
    expect(await doctor.call('PUT', path, late)).toMatchObject(STALE);
    expect(await doctor.call('PUT', `${path}/active`, late)).toMatchObject(STALE);
  });
});

describe('a save that is repeated after a lost answer', () => {
  it.each([
    ['a field', () => ({ observaciones: 'Una.' })],
    ['the whole form', ({ wish }) => ({ ...wish.steps, observaciones: 'Una.' })],
    ['a file', () => ({ ficherosAdjuntos: [{ descripcion: 'Informe', archivo: FILE }] })],
  ] satisfies [string, (draft: Awaited<ReturnType<typeof readDraft>>) => object][])(
    'is answered as the first time, of %s, until another user has saved',
    async (_what, toBody) => {
      const draft = await readDraft();
      const { path, read } = draft;
      const body: Record<string, unknown> = toBody(draft);
      const first = await doctor.call('PUT', path, { body, headers: read });
      expect(first).toMatchObject({ status: 200 });
      const again = await doctor.call('PUT', path, { body, headers: read });
      expect(again).toMatchObject({ status: 200, body: first.body, headers: { etag: first.headers.etag } });
      expect(await draft.stands()).toMatchObject({ etag: first.headers.etag });
      expect(await assistant.call('PUT', path, { body, headers: read })).toMatchObject(STALE);
      expect(await assistant.call('PUT', path, { body: { ecog: 2 } })).toMatchObject({ status: 200 });
      expect(await doctor.call('PUT', path, { body, headers: read })).toMatchObject(STALE);
    },
  );

  it('is answered as the first time for files of an answer that has not been started, until another user has saved', async () => {
    const { path, revision, steps } = await readQuestion();
    const body = { ficherosAdjuntos: [{ descripcion: 'Informe', archivo: FILE }], revision };
    const save = (by: ApiClient, sent: object = body) => by.call<{ revision: number }>('PUT', path, { body: sent });
    const first = await save(doctor);
    expect(first).toMatchObject({ status: 200, body: { revision: revision + 1 } });
    expect(await save(doctor)).toMatchObject({ status: 200, body: first.body, headers: { etag: first.headers.etag } });
    expect(await save(assistant)).toMatchObject(STALE);
    const demandId = path.split('/')[2] ?? '';
    const { id } = await engine.owner.attachment.findFirstOrThrow({
      where: { demandId, historyId: null, side: 'doctor' },
    });
    const removal = { eliminarFicherosAdjuntos: [id], revision: first.body.revision };
    const removed = await save(doctor, removal);
    expect(removed).toMatchObject({ status: 200 });
    expect(await save(doctor)).toMatchObject(STALE);
    expect(await save(doctor, removal)).toMatchObject({ status: 200, body: removed.body });
    // Files alone do not start an answer: it still equals the filed version.
    expect((await wizardOf(engine, demandId)).revision).toBe(0);
    expect(await save(assistant, { ...steps, peso: 96 })).toMatchObject({ status: 200 });
    expect(await save(doctor, removal)).toMatchObject(STALE);
    const stands = (await doctor.call<{ revision: number }>('GET', path)).body.revision;
    expect(await refusedBy(doctor, 'PUT', `${path}/active`, { body: { revision: stands } })).toMatchObject({
      status: 200,
    });
  });

  it('removes a file once', async () => {
    const { path } = await readDraft();
    const brought = { body: { ficherosAdjuntos: [{ descripcion: 'Informe', archivo: FILE }] } };
    const { headers } = await doctor.call('PUT', path, brought);
    const { id } = await engine.owner.attachment.findFirstOrThrow({ where: { demandId: path.split('/')[2] ?? '' } });
    const removing = { body: { eliminarFicherosAdjuntos: [id] }, headers: { 'If-Match': String(headers.etag) } };
    const first = await doctor.call('PUT', path, removing);
    expect(first).toMatchObject({ status: 200 });
    expect(await doctor.call('PUT', path, removing)).toMatchObject({
      status: 200,
      headers: { etag: first.headers.etag },
    });
  });
});

describe('files of a working copy', () => {
  const change = {
    added: { ficherosAdjuntos: [{ descripcion: 'Otro', archivo: { ...FILE, name: 'b.png' } }] },
    described: (id: number) => ({ ficherosAdjuntos: [{ id, descripcion: 'Dicho de otro modo' }] }),
    removed: (id: number) => ({ eliminarFicherosAdjuntos: [id] }),
  };

  async function bring(path: string): Promise<number> {
    const body = { ficherosAdjuntos: [{ descripcion: 'Informe', archivo: FILE }] };
    expect(await doctor.call('PUT', path, { body })).toMatchObject({ status: 200 });
    const demandId = path.split('/')[2] ?? '';
    return (
      await engine.owner.attachment.findFirstOrThrow({ where: { demandId, historyId: null, versionNumber: null } })
    ).id;
  }

  it.each(['added', 'described', 'removed'] as const)(
    'are %s, and readers of the older revision can neither send, write nor delete a draft',
    async (what) => {
      const { path, stands } = await readDraft();
      const id = await bring(path);
      const { etag } = await stands();
      const body = what === 'added' ? change.added : change[what](id);
      const other = await assistant.call('PUT', path, { body });
      expect(other).toMatchObject({ status: 200 });
      expect(other.headers.etag).not.toBe(etag);
      const headers = { 'If-Match': etag };
      expect(await doctor.call('PUT', `${path}/active`, { body: {}, headers })).toMatchObject(STALE);
      expect(await doctor.call('PUT', path, { body: { ecog: 1 }, headers })).toMatchObject(STALE);
      expect(await doctor.call('DELETE', `${path}/draft`, { headers })).toMatchObject(STALE);
      expect(await stands()).toMatchObject({ etag: other.headers.etag, body: { status: 'DRAFT' } });
    },
  );

  it('are uploaded as a form, which raises the revision too', async () => {
    const { path, read, stands, etag } = await readDraft();
    const form = new FormData();
    form.set('file', new Blob([PICTURE]), 'c.png');
    expect(await assistant.bring('POST', `${path}/attachments`, form)).toMatchObject({ status: 201 });
    expect((await stands()).etag).not.toBe(etag);
    expect(await doctor.call('PUT', path, { body: { ecog: 1 }, headers: read })).toMatchObject(STALE);
  });

  it('protect an answer that is being written', async () => {
    const { path } = await readQuestion();
    const { headers } = await doctor.call('GET', path);
    const read = { 'If-Match': String(headers.etag) };
    const save = (apiClient: ApiClient, body: object) => apiClient.call('PUT', path, { body, headers: read });
    const first = await save(doctor, { observaciones: 'De la doctora.' });
    expect(first).toMatchObject({ status: 200 });
    expect(first.headers.etag).not.toBe(headers.etag);
    const told = { ...STALE, headers: { etag: first.headers.etag } };
    expect(await save(assistant, { observaciones: 'De la asistente.' })).toMatchObject(told);
    expect(await refusedBy(assistant, 'PUT', `${path}/active`, { body: {}, headers: read })).toMatchObject(STALE);
    const stands = { 'If-Match': String(first.headers.etag) };
    expect(await refusedBy(doctor, 'PUT', `${path}/active`, { body: {}, headers: stands })).toMatchObject({
      status: 200,
    });
  });

  it('raise the revision of an answer that has not been started', async () => {
    const { path, revision } = await readQuestion();
    expect(await assistant.call('PUT', path, { body: change.added })).toMatchObject({ status: 200 });
    expect(await doctor.call('PUT', `${path}/active`, { body: { revision } })).toMatchObject(STALE);
    const stands = (await doctor.call<{ revision: number }>('GET', path)).body.revision;
    expect(stands).toBeGreaterThan(revision);
    const sent = await refusedBy(doctor, 'PUT', `${path}/active`, { body: { revision: stands } });
    expect(sent.status).toBe(200);
  });

  it('cause no conflict for a page that saves its steps beside them', async () => {
    const { path } = await readDraft();
    const demandId = path.split('/')[2] ?? '';
    const { revision, forms } = await wizardOf(engine, demandId);
    await bring(path);
    const form = { ...forms.extras, observations: 'Al lado.' };
    const input = { demandId, step: 'extras' as const, form, revision };
    const saved = await saveDraftStep(engine.services, await engine.actor(PEOPLE.doctor), input);
    expect(saved).toMatchObject({ status: 'saved', revision: revision + 1 });
  });
});
