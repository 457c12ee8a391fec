import { randomInt, randomUUID } from 'node:crypto';
import { newAssistantOf, newCenter, newDoctorAt, newNationalId } from '@aval/testing/scenes/hospital';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { describe, expect, it } from 'vitest';

const engine = await engineForFile();
const web = await webForFile(engine);

interface Row {
  id: number;
  externalIds: { centerId: number; externalId: string }[];
}

const newIdentifier = () => `HC-${randomUUID()}`;

/** Fields of a patient like no other: of a name, a birthday and numbers that nobody has. */
function fieldsOf(more: object = {}) {
  return {
    firstName: 'Leocadia',
    lastName: `Ensayo ${String.fromCharCode(...Array.from({ length: 8 }, () => randomInt(97, 123)))}`,
    email: newNationalId(),
    cardNumber: String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12),
    birthday: new Date(-randomInt(300_000_000, 2_000_000_000) * 1000).toISOString().slice(0, 10),
    gender: 'female',
    type: 'muface',
    ...more,
  };
}

const create = (apiClient: ApiClient, more: object = {}, headers: Record<string, string> = {}) =>
  apiClient.call<Row>('POST', '/patients', { body: fieldsOf(more), headers });
const edit = (apiClient: ApiClient, id: number, body: object) =>
  apiClient.call<Row>('PUT', `/patients/${id}`, { body });
const read = async (apiClient: ApiClient, id: number) =>
  (await apiClient.call<Row>('GET', `/patients/${id}`)).body.externalIds;

/** Returns the patients that the list and the search both find by an identifier. */
async function idsBy(apiClient: ApiClient, externalId: string): Promise<number[]> {
  const listed = await apiClient.call<{ rows: Row[] }>('GET', `/patients?${new URLSearchParams({ externalId })}`);
  const searched = await apiClient.call<{ rows: Row[] }>('POST', '/patients/search', { body: { externalId } });
  expect([listed.status, searched.status]).toEqual([200, 200]);
  expect(searched.body.rows).toEqual(listed.body.rows);
  return listed.body.rows.map(({ id }) => id);
}

const taken = (path: string, said: unknown = expect.any(String)) => ({
  status: 422,
  body: { errors: { [path]: [said] }, errorCodes: { [path]: ['taken'] } },
});
const FIRST = 'externalIds.0.externalId';

describe('the identifiers that programs of a center give a patient', () => {
  it('are answered, found exactly, kept by edits without them, changed and removed', async () => {
    const centerId = await newCenter(engine);
    const { apiClient } = await newDoctorAt(engine, web, [centerId]);
    const externalId = newIdentifier();
    const made = await create(apiClient, { externalIds: [{ externalId }] });
    expect(made).toMatchObject({ status: 201, body: { externalIds: [{ centerId, externalId }] } });
    const { id } = made.body;
    expect(await read(apiClient, id)).toEqual([{ centerId, externalId }]);
    expect(await idsBy(apiClient, externalId)).toEqual([id]);
    expect(await idsBy(apiClient, externalId.slice(0, -1))).toEqual([]);
    const plain = await edit(apiClient, id, { firstName: 'Eulalia' });
    expect(plain).toMatchObject({ body: { externalIds: [{ externalId }] }, headers: { etag: '"1"' } });
    const other = newIdentifier();
    const changed = await edit(apiClient, id, { externalIds: [{ centerId, externalId: other }] });
    expect(changed).toMatchObject({
      body: { externalIds: [{ centerId, externalId: other }] },
      headers: { etag: '"2"' },
    });
    expect(await idsBy(apiClient, externalId)).toEqual([]);
    const same = await edit(apiClient, id, { externalIds: [{ externalId: other }] });
    expect(same).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    const removed = await edit(apiClient, id, { externalIds: [{ externalId: null }] });
    expect(removed).toMatchObject({ body: { externalIds: [] }, headers: { etag: '"3"' } });
    const changes = await engine.owner.changeRecord.findMany({ where: { subject: 'patient', subjectId: id } });
    expect(changes.map(({ after }) => after)).toContainEqual({ editedFields: ['patient.externalIds'] });
    const records = JSON.stringify(changes, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
    for (const hidden of [externalId, other]) expect(records).not.toContain(hidden);
  });

  it('are each of one center, which is named by those who work at several', async () => {
    const centers = [await newCenter(engine), await newCenter(engine)];
    const [one, other] = centers;
    const { id: doctorId, apiClient } = await newDoctorAt(engine, web, centers);
    const assistant = await newAssistantOf(engine, web, [doctorId]);
    const [here, there] = [newIdentifier(), newIdentifier()];
    const unnamed = await create(apiClient, { externalIds: [{ externalId: here }] });
    expect(unnamed).toMatchObject({
      status: 422,
      body: { errors: { 'externalIds.0.centerId': [expect.any(String)] } },
    });
    const externalIds = [
      { centerId: one, externalId: here },
      { centerId: other, externalId: there },
    ];
    const twice = await create(apiClient, { externalIds: [...externalIds, externalIds[0]] });
    expect(twice).toMatchObject({ status: 422, body: { errors: { 'externalIds.2.centerId': [expect.any(String)] } } });
    const foreign = { centerId: await newCenter(engine), externalId: newIdentifier() };
    expect(await create(apiClient, { externalIds: [foreign] })).toMatchObject({ status: 422 });
    const { body } = await create(assistant.apiClient, { externalIds });
    expect(body.externalIds).toEqual(externalIds);
    expect(
      await edit(assistant.apiClient, body.id, { externalIds: [{ centerId: one, externalId: null }] }),
    ).toMatchObject({ body: { externalIds: [externalIds[1]] } });
    expect(await idsBy(assistant.apiClient, there)).toEqual([body.id]);
  });

  it('are read and found by their own center alone', async () => {
    const [center, elsewhere] = [await newCenter(engine), await newCenter(engine)];
    const sender = await newDoctorAt(engine, web, [center]);
    const externalId = newIdentifier();
    const fields = fieldsOf();
    const { body } = await sender.apiClient.call<Row>('POST', '/patients', {
      body: { ...fields, externalIds: [{ externalId }] },
    });
    const { id } = body;
    const demand = (doctor: Awaited<ReturnType<typeof newDoctorAt>>, centerPrescriptorId: number) =>
      doctor.apiClient.call('POST', '/demands', {
        body: { patientId: id, centerPrescriptorId, cardNumber: fields.cardNumber },
      });
    const colleague = await newDoctorAt(engine, web, [center]);
    const stranger = await newDoctorAt(engine, web, [elsewhere]);
    expect(await idsBy(colleague.apiClient, externalId)).toEqual([]);
    expect((await demand(colleague, center)).status).toBe(201);
    expect((await demand(stranger, elsewhere)).status).toBe(201);
    expect(await read(colleague.apiClient, id)).toEqual([{ centerId: center, externalId }]);
    expect(await idsBy(colleague.apiClient, externalId)).toEqual([id]);
    expect(await read(stranger.apiClient, id)).toEqual([]);
    expect(await idsBy(stranger.apiClient, externalId)).toEqual([]);
    const own = newIdentifier();
    // The other center has its own for the same patient, and takes none away.
    const given = await edit(stranger.apiClient, id, { externalIds: [{ externalId: own }] });
    expect(given).toMatchObject({ status: 200, body: { externalIds: [{ centerId: elsewhere, externalId: own }] } });
    expect(await read(sender.apiClient, id)).toEqual([{ centerId: center, externalId }]);
    const { manager, admin, supervisor, representative } = await signInApiClients(web, [
      'manager',
      'admin',
      'supervisor',
      'representative',
    ]);
    for (const apiClient of [manager, admin, supervisor, representative]) {
      const answer = await apiClient.call<Row>('GET', `/patients/${id}`);
      for (const hidden of [externalId, own]) expect(JSON.stringify(answer.body)).not.toContain(hidden);
      if (answer.status === 200) expect(answer.body.externalIds).toEqual([]);
      expect(await idsBy(apiClient, externalId)).toEqual([]);
    }
    const byAdmin = await edit(admin, id, { externalIds: [{ centerId: center, externalId: newIdentifier() }] });
    expect(byAdmin.status).toBe(422);
    // The record of an export says that it was narrowed by an identifier, and not by which.
    const search = { body: { externalId, all: true } };
    expect(await sender.apiClient.call('POST', '/patients/search', search)).toMatchObject({ body: { count: 1 } });
    const [record] = await engine.owner.accessRecord.findMany({ where: { userId: sender.id, subject: 'export' } });
    expect(record?.filters).toEqual({ externalId: true });
  });

  it('are unique at the center, also of several requests at one moment', async () => {
    const centerId = await newCenter(engine);
    const senders = [await newDoctorAt(engine, web, [centerId]), await newDoctorAt(engine, web, [centerId])] as const;
    const [{ apiClient }, colleague] = senders;
    const externalId = newIdentifier();
    const externalIds = [{ externalId }];
    const first = await create(apiClient, { externalIds });
    expect(first.status).toBe(201);
    const named = expect.stringContaining(`#${first.body.id}`);
    expect(await create(apiClient, { externalIds })).toMatchObject(taken(FIRST, named));
    const unnamed = await create(colleague.apiClient, { externalIds });
    expect(unnamed).toMatchObject(taken(FIRST));
    expect(JSON.stringify(unnamed.body)).not.toContain(`#${first.body.id}`);
    const second = await create(apiClient);
    const wrong = await edit(apiClient, second.body.id, { firstName: 'Nadie', externalIds });
    expect(wrong).toMatchObject(taken(FIRST, named));
    expect(await apiClient.call('GET', `/patients/${second.body.id}`)).toMatchObject({
      body: { firstName: 'Leocadia', externalIds: [] },
    });
    const contested = [{ externalId: newIdentifier() }];
    const answers = await Promise.all(
      [...senders, ...senders].map((sender) => create(sender.apiClient, { externalIds: contested })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    const makings = await engine.owner.patientExternalId.findMany({ where: { centerId } });
    expect(makings).toHaveLength(2);
  });

  it('come with the patient that a repetition under one key answers', async () => {
    const { apiClient } = await newDoctorAt(engine, web, [await newCenter(engine)]);
    const request = {
      body: fieldsOf({ externalIds: [{ externalId: newIdentifier() }] }),
      headers: { 'Idempotency-Key': randomUUID() },
    };
    const made = await apiClient.call<Row>('POST', '/patients', request);
    expect(made).toMatchObject({ status: 201, body: { externalIds: [{}] } });
    expect(await apiClient.call('POST', '/patients', request)).toMatchObject({ status: 201, body: made.body });
  });
});
