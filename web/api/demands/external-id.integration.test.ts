import { randomUUID } from 'node:crypto';
import { saveBasics } from '@aval/application/drafts/saving/save-basics';
import { newAssistantOf, newCenter, newDoctorAt, newPatientOf } from '@aval/testing/scenes/hospital';
import { newDraft } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { PERSONS } from '@aval/testing/visitors/people';
import { describe, expect, it, vi } from 'vitest';
import { draftBy, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();

interface Sender {
  id: number;
  apiClient: ApiClient;
}

const newIdentifier = () => `ONC-${randomUUID()}`;

/** Creates a draft of a new patient at a center. */
async function begin({ id, apiClient }: Sender, centerPrescriptorId: number, more: object = {}) {
  const body = { patientId: await newPatientOf(engine, id), centerPrescriptorId, ...more };
  return apiClient.call<{ id: string; reference: string }>('POST', '/demands', { body });
}

async function read(apiClient: ApiClient, id: string) {
  const { status, body } = await apiClient.call<{ externalId: string | null }>('GET', `/demands/${id}`);
  expect(status).toBe(200);
  return body.externalId;
}

async function idsBy(apiClient: ApiClient, externalId: string): Promise<string[]> {
  const search = new URLSearchParams({ externalId });
  const { status, body } = await apiClient.call<{ rows: { id: string }[] }>('GET', `/demands?${search}`);
  expect(status).toBe(200);
  return body.rows.map(({ id }) => id);
}

const taken = (said: unknown = expect.any(String)) => ({
  status: 422,
  body: { errors: { externalId: [said] }, errorCodes: { externalId: ['taken'] } },
});

describe('the identifier that a program gives a demand', () => {
  it('is answered, found exactly, kept by saves without it, changed and removed', async () => {
    const center = await newCenter(engine);
    const doctor = await newDoctorAt(engine, web, [center]);
    const { apiClient } = doctor;
    const externalId = newIdentifier();
    const { status, body } = await begin(doctor, center, { externalId: `  ${externalId} ` });
    expect(status).toBe(201);
    expect(await read(apiClient, body.id)).toBe(externalId);
    const { body: list } = await apiClient.call('GET', '/demands');
    expect(list).toMatchObject({ rows: [{ id: body.id, externalId }] });
    expect(await idsBy(apiClient, externalId)).toEqual([body.id]);
    expect(await idsBy(apiClient, externalId.toLowerCase())).toEqual([]);
    expect(await idsBy(apiClient, externalId.slice(0, -1))).toEqual([]);

    const path = `/demands/${body.id}`;
    const put = (sent: object) => apiClient.call('PUT', path, { body: sent });
    expect(await put({ observaciones: 'Según comité.' })).toMatchObject({ status: 200, body: { revision: 1 } });
    expect(await read(apiClient, body.id)).toBe(externalId);
    const other = newIdentifier();
    expect(await put({ externalId: other })).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await read(apiClient, body.id)).toBe(other);
    // The identifier that is stored already raises no revision when it is sent again.
    expect(await put({ externalId: other })).toMatchObject({ status: 200, body: { revision: 2 } });
    const stale = { body: { externalId }, headers: { 'If-Match': '"0.1"' } };
    expect(await apiClient.call('PUT', path, stale)).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await put({ externalId: null })).toMatchObject({ status: 200, body: { revision: 3 } });
    expect(await read(apiClient, body.id)).toBeNull();
    for (const wrong of ['', 'a\u0007', 'a'.repeat(101), 7])
      expect(await put({ externalId: wrong })).toMatchObject({
        status: 422,
        body: { errors: { externalId: [expect.any(String)] } },
      });
    for (const wrong of ['externalId=', 'externalId=a%0Ab'])
      expect(await apiClient.call('GET', `/demands?${wrong}`)).toMatchObject({ status: 400 });
  });

  it('goes on through sending, an answer and its versions', async () => {
    const { doctor, manager } = await signInApiClients(web, ['doctor', 'manager']);
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const path = `/demands/${id}`;
    const externalId = newIdentifier();
    await commandBy(doctor, 'PUT', `${path}/active`, { externalId });
    expect(await read(doctor, id)).toBe(externalId);
    const question = { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };
    await commandBy(manager, 'PUT', `${path}/manage`, question);
    expect(await doctor.call('PUT', path, { body: { observaciones: 'Se adjunta.' } })).toMatchObject({ status: 200 });
    expect(await read(doctor, id)).toBe(externalId);
    const other = newIdentifier();
    // An identifier is stored at once, whether the answer is sent later or not.
    expect(await doctor.call('PUT', path, { body: { externalId: other } })).toMatchObject({ status: 200 });
    expect(await read(doctor, id)).toBe(other);
    await commandBy(doctor, 'PUT', `${path}/active`, {});
    expect(await engine.owner.demandVersion.count({ where: { demandId: id } })).toBe(2);
    expect(await read(doctor, id)).toBe(other);
    expect(await idsBy(doctor, other)).toEqual([id]);
    const kept = [
      await engine.owner.demandVersion.findMany({ where: { demandId: id } }),
      await engine.owner.demandCommand.findMany({ where: { demandId: id } }),
      await engine.owner.demandHistory.findMany({ where: { demandId: id } }),
      await engine.owner.effect.findMany({ where: { demandId: id } }),
    ];
    const told = JSON.stringify(kept, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
    for (const hidden of [externalId, other]) expect(told).not.toContain(hidden);
  });

  it('is read and found by the doctor’s side of the demand alone', async () => {
    const people = await signInApiClients(web, PERSONS);
    const { doctor } = people;
    const { id } = await draftBy(doctor, wishOf(await newDraft(engine)));
    const externalId = newIdentifier();
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, { externalId });
    for (const person of PERSONS) {
      const apiClient = people[person];
      const isOfDoctor = person === 'doctor' || person === 'assistant';
      expect([person, await idsBy(apiClient, externalId)]).toEqual([person, isOfDoctor ? [id] : []]);
      const { status, body } = await apiClient.call(`GET`, `/demands/${id}?include=versions,patient`);
      expect([person, JSON.stringify(body).includes(externalId)]).toEqual([person, isOfDoctor]);
      if (status !== 404) expect(body).toMatchObject({ externalId: isOfDoctor ? externalId : null });
      const list = await apiClient.call('GET', '/demands?pageSize=100');
      expect([person, JSON.stringify(list.body).includes(externalId)]).toEqual([person, isOfDoctor]);
    }
    // The right one is refused like any other, so that nobody can guess it.
    for (const guess of [newIdentifier(), externalId])
      expect((await people.manager.call('PUT', `/demands/${id}`, { body: { externalId: guess } })).status).not.toBe(
        200,
      );
    expect(await read(doctor, id)).toBe(externalId);
  });
});

describe('the identifier of another demand of the center', () => {
  it('is taken for everybody of the center, and free at another one', async () => {
    const [center, elsewhere] = [await newCenter(engine), await newCenter(engine)];
    const one = await newDoctorAt(engine, web, [center]);
    const colleague = await newDoctorAt(engine, web, [center, elsewhere]);
    const assistant = await newAssistantOf(engine, web, [one.id]);
    const externalId = newIdentifier();
    const first = await begin(one, center, { externalId });
    expect(first.status).toBe(201);
    const named = expect.stringContaining(first.body.reference);
    expect(await begin(one, center, { externalId })).toMatchObject(taken(named));
    expect(await begin(assistant, center, { externalId })).toMatchObject(taken(named));
    // A colleague may not see the demand that has it.
    const refused = await begin(colleague, center, { externalId });
    expect(refused).toMatchObject(taken());
    expect(JSON.stringify(refused.body)).not.toContain(first.body.reference);
    const free = await begin(colleague, elsewhere, { externalId });
    expect(free.status).toBe(201);
    expect(await idsBy(colleague.apiClient, externalId)).toEqual([free.body.id]);

    // A draft that moves takes its identifier along, where it is free.
    const path = `/demands/${free.body.id}`;
    const moves = { centerPrescriptorId: center };
    const save = (body: object) => colleague.apiClient.call('PUT', path, { body });
    expect(await save({ ...moves, observaciones: 'No se guarda.' })).toMatchObject(taken());
    const draft = await engine.owner.demandDraft.findFirstOrThrow({ where: { demandId: free.body.id } });
    expect(JSON.stringify(draft.extras)).not.toContain('No se guarda.');
    const { email } = await engine.owner.userAccount.findUniqueOrThrow({ where: { id: colleague.id } });
    const actor = await engine.actor(email);
    const { patientId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: free.body.id } });
    const form = { prescriberCenterId: center, patientId };
    const onPage = await saveBasics(engine.services, actor, { demandId: free.body.id, form, revision: draft.revision });
    expect(onPage).toMatchObject({ status: 'invalid', issues: [{ path: 'prescriberCenterId' }] });
    const other = newIdentifier();
    expect(await save({ ...moves, externalId: other })).toMatchObject({ status: 200 });
    expect(await read(colleague.apiClient, free.body.id)).toBe(other);

    // A deleted draft gives it free.
    expect(await one.apiClient.call('DELETE', `/demands/${first.body.id}/draft`)).toMatchObject({ status: 204 });
    expect(await save({ externalId })).toMatchObject({ status: 200 });
  });

  it('is given to exactly one of several requests at one moment', async () => {
    const center = await newCenter(engine);
    const senders = [await newDoctorAt(engine, web, [center]), await newDoctorAt(engine, web, [center])];
    const externalId = newIdentifier();
    const answers = await Promise.all([...senders, ...senders].map((sender) => begin(sender, center, { externalId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    for (const answer of answers) if (answer.status !== 201) expect(answer).toMatchObject(taken());
    expect(await engine.owner.demand.count({ where: { externalId } })).toBe(1);
  });

  it('sends nothing, and a repetition under one key is no second demand', async () => {
    const { doctor } = await signInApiClients(web, ['doctor']);
    const [first, second] = [wishOf(await newDraft(engine)), wishOf(await newDraft(engine))];
    const externalId = newIdentifier();
    const { patientId, centerPrescriptorId } = first;
    const repeated = {
      body: { patientId, centerPrescriptorId, externalId },
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const made = await doctor.call<{ id: string }>('POST', '/demands', repeated);
    expect(made.status).toBe(201);
    expect(await doctor.call('POST', '/demands', repeated)).toMatchObject({ status: 201, body: made.body });
    const changed = { ...repeated, body: { ...repeated.body, externalId: newIdentifier() } };
    expect(await doctor.call('POST', '/demands', changed)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
    const { id } = await draftBy(doctor, { ...second, centerPrescriptorId });
    const path = `/demands/${id}/active`;
    expect(await refusedBy(doctor, 'PUT', path, { body: { externalId } })).toMatchObject(taken());
    expect(await engine.owner.demand.findUniqueOrThrow({ where: { id } })).toMatchObject({
      submissionCommandId: null,
      externalId: null,
    });
  });
});
