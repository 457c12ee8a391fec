import { randomUUID } from 'node:crypto';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { fileForm, PICTURE } from '@aval/testing/scenes/access-scene';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand, newDemandToContinue } from '@aval/testing/scenes/wizard-scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy, refusedBy } from '@aval/testing/visitors/api-client-command';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { PEOPLE } from '@aval/testing/visitors/people';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { datesFrom, draftBy, wishOf } from './demand-api-client.test-support';

vi.setConfig({ testTimeout: 120_000 });

const SIGNED_IN = ['admin', 'manager', 'representative', 'doctor', 'otherDoctor', 'foreignManager'] as const;
const TODAY = civilDateOf(new Date());
const ACCEPT = { toRoleId: 4, action: 'ACCEPT', decisionReason: 'AUTORIZADO', comment: 'Conforme.' };

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let apiClients: Record<(typeof SIGNED_IN)[number], ApiClient>;

beforeAll(async () => {
  apiClients = await signInApiClients(web, SIGNED_IN);
});

interface Read {
  displayStatus: string;
  lastActionSequence: number;
  version: number;
  quimioterapicoNumeroCiclos: number;
  attachments: { id: number; description: string }[];
  versions: { histories: { action: string; comment: string | null }[] }[];
}

async function read(id: string, person: keyof typeof apiClients = 'manager'): Promise<Read> {
  const include = 'versions,attachments';
  return (await apiClients[person].call<Read>('GET', `/demands/${id}?include=${include}`)).body;
}

/** Matches the answer that refuses one field, with a sentence. */
const refusedField = (name: string) => ({ status: 422, body: { errors: { [name]: [expect.any(String)] } } });

/** Matches the answer that refuses the whole request. */
const refused = (status: number, code: string) => ({ status, body: { code } });

const idOf = async (email: string) => (await engine.owner.userAccount.findUniqueOrThrow({ where: { email } })).id;
const content = async (id: string) => {
  const { content: kept } = await engine.owner.demandVersion.findFirstOrThrow({
    where: { demandId: id },
    orderBy: { number: 'desc' },
  });
  return { content: kept as never };
};

describe('a doctor’s commands after the decision', () => {
  it('change dates with a reason, and nothing but dates', async () => {
    const id = await newAcceptedDemand(engine);
    const path = `/demands/${id}/dates`;
    const dates = datesFrom(addDays(TODAY, 9), await content(id));
    const { doctor, otherDoctor, manager } = apiClients;
    expect(await refusedBy(doctor, 'PUT', path, { body: dates })).toMatchObject(refusedField('changeDatesReason'));
    const body = { ...dates, changeDatesReason: 'Neutropenia' };
    const heavier = await refusedBy(doctor, 'PUT', path, { body: { ...body, peso: 99.5 } });
    expect(heavier).toMatchObject(refusedField('peso'));
    expect(await refusedBy(otherDoctor, 'PUT', path, { body })).toMatchObject({ status: 404 });
    expect(await refusedBy(manager, 'PUT', path, { body })).toMatchObject({ status: 403 });
    await commandBy(doctor, 'PUT', path, body);
    expect(await read(id)).toMatchObject({ displayStatus: 'sended_accepted', version: 2 });
    const { body: listed } = await doctor.call<{ rows: { id: string }[] }>(
      'GET',
      '/demands?include=chemotherapySessions,radiotherapyTreatments,centerRealizator',
    );
    expect(listed.rows.find((row) => row.id === id)).toMatchObject({
      chemotherapySessions: dates.quimioterapicoFechasSesiones,
      centerRealizator: { name: expect.any(String) },
      radiotherapyTreatments: [],
    });
  });

  it('request the next cycle, and more cycles after the last one', async () => {
    const id = await newDemandToContinue(engine, { totalCycles: 2 });
    const { doctor, manager, representative } = apiClients;
    expect((await read(id)).displayStatus).toBe('pending_continue');
    const dates = datesFrom(addDays(TODAY, 3), await content(id));
    const ahead = { ...dates, quimioterapicoCiclo: 9 };
    expect(await refusedBy(doctor, 'PUT', `/demands/${id}/continue`, { body: ahead })).toMatchObject(
      refusedField('quimioterapicoCiclo'),
    );
    await commandBy(doctor, 'PUT', `/demands/${id}/continue`, dates);
    expect(await read(id)).toMatchObject({ displayStatus: 'pending_analysis', version: 2 });
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, ACCEPT);
    const signed = { action: 'ACCEPT', finalReason: 'AUTORIZADO', comment: 'Autorizada.' };
    await commandBy(representative, 'PUT', `/demands/${id}/send`, signed);

    const path = `/demands/${id}/cycles`;
    for (const [quimioterapicoNumeroCiclos, status] of [
      [0, 422],
      [1.5, 422],
      [1e300, 422],
    ]) {
      expect(await refusedBy(doctor, 'PUT', path, { body: { quimioterapicoNumeroCiclos } })).toMatchObject({
        status,
        body: { errors: { quimioterapicoNumeroCiclos: [expect.any(String)] } },
      });
    }
    expect((await refusedBy(manager, 'PUT', path, { body: { quimioterapicoNumeroCiclos: 2 } })).status).toBe(403);
    await commandBy(doctor, 'PUT', path, { quimioterapicoNumeroCiclos: 2 });
    const increased = { displayStatus: 'pending_continue', quimioterapicoNumeroCiclos: 2, totalCycles: 4 };
    expect(await read(id)).toMatchObject(increased);
    expect((await read(id)).versions[0]?.histories[0]).toMatchObject({ action: 'INCREASE_CYCLES', totalCycles: 4 });
  });
});

describe('an outdated revision', () => {
  it('is refused, also when no other field is sent', async () => {
    const { id } = await draftBy(apiClients.doctor, wishOf(await newDraft(engine)));
    const path = `/demands/${id}`;
    expect(await refusedBy(apiClients.doctor, 'PUT', path, { body: { revision: 999 } })).toMatchObject({ status: 409 });
    const { body } = await apiClients.doctor.call<{ revision: number }>('PUT', path, { body: {} });
    const { revision } = body;
    const same = await apiClients.doctor.call('PUT', path, { body: { revision } });
    expect(same).toMatchObject({ status: 200, body: { revision } });
  });
});

describe('fields that a role may not write', () => {
  it('are refused instead of ignored', async () => {
    const id = await newPendingDemand(engine);
    const { doctor, manager, representative } = apiClients;
    const comment = { toRoleId: 3, comment: 'Para todos.', privateComment: 'Entre nosotros.' };
    const path = `/demands/${id}/add-comment`;
    for (const apiClient of [doctor, representative])
      expect(await refusedBy(apiClient, 'POST', path, { body: comment })).toMatchObject(refused(403, 'forbidden'));
    const decision = { ...ACCEPT, finalReason: 'AUTORIZADO' };
    expect(await refusedBy(manager, 'PUT', `/demands/${id}/manage`, { body: decision })).toMatchObject({ status: 403 });
    expect(await engine.owner.demandCommand.count({ where: { demandId: id, type: { not: 'submit' } } })).toBe(0);
    await commandBy(manager, 'POST', path, { ...comment, toRoleId: 7 });
  });
});

describe('the person a manager asks', () => {
  it('must be an active consultant, otherwise the field is refused', async () => {
    const id = await newPendingDemand(engine);
    const question = { toRoleId: 5, action: 'REQUEST_AUTHORIZATION', comment: '¿Qué le parece?' };
    for (const toUserId of [null, await idOf(PEOPLE.doctor), 2_000_000]) {
      const body = { body: { ...question, toUserId } };
      expect(await refusedBy(apiClients.manager, 'PUT', `/demands/${id}/manage`, body)).toMatchObject(
        refusedField('toUserId'),
      );
    }
  });
});

describe('the company’s commands', () => {
  it('report the error of a file by the name of its field', async () => {
    const id = await newPendingDemand(engine);
    const archivo = { name: 'informe.png', content: PICTURE.toString('base64') };
    for (const [file, field] of [
      [{ archivo: { ...archivo, content: 'no base 64' } }, 'archivo.content'],
      [{ archivo: { ...archivo, tipo: 'png' } }, 'archivo.tipo'],
      [{ mediaId: randomUUID() }, 'mediaId'],
    ] as const) {
      const body = { ficherosAdjuntos: [{ descripcion: 'Informe', ...file }] };
      expect(await refusedBy(apiClients.manager, 'PUT', `/demands/${id}/attachments`, { body })).toMatchObject(
        refusedField(`ficherosAdjuntos.0.${field}`),
      );
    }
  });

  it('add a file once per key, which the doctor sees as soon as the demand returns to the doctor', async () => {
    const id = await newPendingDemand(engine);
    const { manager, doctor } = apiClients;
    const path = `/demands/${id}/attachments`;
    const file = { name: 'informe.png', content: PICTURE.toString('base64') };
    const body = { ficherosAdjuntos: [{ descripcion: 'Informe', archivo: file }] };
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await refusedBy(manager, 'PUT', path, { body, headers });
    expect(first).toMatchObject({ status: 200, headers: { 'idempotency-key': headers['Idempotency-Key'] } });
    const again = await refusedBy(manager, 'PUT', path, { body, headers });
    expect(again).toMatchObject({ status: 200, body: first.body });
    const other = { ficherosAdjuntos: [{ descripcion: 'Otro', archivo: file }] };
    expect(await refusedBy(manager, 'PUT', path, { body: other, headers })).toMatchObject(refused(409, 'key_reused'));
    const { attachments } = await read(id);
    expect(attachments).toMatchObject([{ description: 'Informe' }]);
    const media = `/medias/${attachments[0]?.id}`;
    expect(await doctor.call('GET', media)).toMatchObject({ status: 404 });
    const question = { toRoleId: 7, action: 'REQUEST_MISSING_INFO', comment: 'Falta el informe.' };
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, question);
    expect(await doctor.call('GET', media)).toMatchObject({ status: 200 });
    expect(await refusedBy(doctor, 'PUT', path, { body })).toMatchObject({ status: 403 });
    const wrong = { ficherosAdjuntos: [{ descripcion: '', archivo: file }] };
    expect(await refusedBy(manager, 'PUT', path, { body: wrong })).toMatchObject(
      refusedField('ficherosAdjuntos.0.descripcion'),
    );
  });

  it('accept a large file uploaded beforehand, within the limits of the pages', async () => {
    const id = await newPendingDemand(engine);
    const { manager, foreignManager, doctor } = apiClients;
    const path = `/demands/${id}/files`;
    const kept = await manager.bring<{ mediaId: string }>('POST', path, fileForm('grande.png'));
    expect(kept).toMatchObject({ status: 201, body: { filename: 'grande.png', mediaType: 'image/png' } });
    const named = { ficherosAdjuntos: [{ descripcion: 'Grande', mediaId: kept.body.mediaId }] };
    await commandBy(manager, 'PUT', `/demands/${id}/attachments`, named);
    expect((await read(id)).attachments).toMatchObject([{ description: 'Grande' }]);
    const taken = await refusedBy(manager, 'PUT', `/demands/${id}/attachments`, { body: named });
    expect(taken).toMatchObject({ status: 422, body: { errors: { 'ficherosAdjuntos.0.mediaId': expect.anything() } } });
    expect(await foreignManager.bring('POST', path, fileForm())).toMatchObject({ status: 404 });
    expect(await manager.call('POST', path, { body: {} })).toMatchObject({ status: 415 });
    const text = fileForm('notas.csv', new Uint8Array(Buffer.from('a;b')));
    expect(await manager.bring('POST', path, text)).toMatchObject({ status: 415 });
    const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };
    expect((await manager.send('POST', path, { headers: multipart, body: 'no part at all' })).status).toBe(400);
    const large = { ...multipart, 'Content-Length': String(64 * 1024 * 1024) };
    expect(await manager.send('POST', path, { headers: large })).toMatchObject({ status: 413 });
    // Only its authors add files to a working copy.
    const draft = await newDraft(engine);
    const own = `/demands/${draft.demand.id}/attachments`;
    const added = await doctor.bring<{ id: number }>('POST', own, fileForm());
    expect(added).toMatchObject({ status: 201 });
    const said = { ficherosAdjuntos: [{ id: added.body.id, descripcion: 'Informe' }] };
    expect(await doctor.call('PUT', `/demands/${draft.demand.id}`, { body: said })).toMatchObject({ status: 200 });
    expect((await read(draft.demand.id, 'doctor')).attachments).toMatchObject([{ description: 'Informe' }]);
    expect(await manager.bring('POST', own, fileForm())).toMatchObject({ status: 404 });
  });

  it('are undone once, back to the last version, and not a second time', async () => {
    const id = await newPendingDemand(engine);
    const { manager, doctor } = apiClients;
    await commandBy(manager, 'PUT', `/demands/${id}/manage`, ACCEPT);
    const path = `/demands/${id}/rollback`;
    const body = { comment: 'Me he equivocado.' };
    expect(await refusedBy(doctor, 'POST', path, { body })).toMatchObject({ status: 403 });
    expect(await refusedBy(manager, 'POST', path, { body: { comment: 'x'.repeat(501) } })).toMatchObject(
      refusedField('comment'),
    );
    await commandBy(manager, 'POST', path, body);
    expect(await read(id)).toMatchObject({ displayStatus: 'pending_analysis' });
    const said = { code: 'refused', refusal: expect.any(String), message: expect.any(String) };
    expect(await refusedBy(manager, 'POST', path, { body })).toMatchObject({ status: 409, body: said });
  });

  it('cancel a demand without a decision, which is then copied to a draft and the draft deleted', async () => {
    const id = await newPendingDemand(engine);
    const { manager, doctor, otherDoctor } = apiClients;
    expect((await refusedBy(doctor, 'PUT', `/demands/${id}/cancel`, { body: { comment: 'x' } })).status).toBe(403);
    await commandBy(manager, 'PUT', `/demands/${id}/cancel`, { comment: 'Duplicada por error.' });
    expect(await read(id, 'doctor')).toMatchObject({ displayStatus: 'canceled' });
    const late = { body: { toRoleId: 7, comment: 'Tarde' } };
    expect(await refusedBy(manager, 'POST', `/demands/${id}/add-comment`, late)).toMatchObject({ status: 409 });

    const headers = { 'Idempotency-Key': randomUUID() };
    const copy = () => doctor.call<{ id: string }>('POST', `/demands/${id}/duplicate?all=true`, { body: {}, headers });
    const [made, again] = [await copy(), await copy()];
    expect(made).toMatchObject({ status: 201, body: { companyId: 2 } });
    expect(again.body).toEqual(made.body);
    for (const [query, body] of [
      ['all=false', {}],
      ['all=true', { doctorId: await idOf(PEOPLE.doctor) }],
    ] as const) {
      expect(await doctor.call('POST', `/demands/${id}/duplicate?${query}`, { body, headers })).toMatchObject(
        refused(409, 'key_reused'),
      );
    }
    const own = `/demands/${made.body.id}`;
    expect(await otherDoctor.call('DELETE', `${own}/draft`)).toMatchObject({ status: 404 });
    expect(await doctor.call('DELETE', `${own}/draft`)).toMatchObject({ status: 204 });
    expect(await doctor.call('DELETE', `${own}/draft`)).toMatchObject({ status: 404 });
    expect(await doctor.call('GET', own)).toMatchObject({ status: 404 });
    expect(await doctor.call('DELETE', `/demands/${id}/draft`)).toMatchObject({ status: 409 });
  });

  it('finish an accepted demand for good', async () => {
    const id = await newAcceptedDemand(engine);
    const { manager, doctor } = apiClients;
    await commandBy(manager, 'PUT', `/demands/${id}/finish`, { comment: 'Alta.' });
    expect(await read(id, 'doctor')).toMatchObject({ displayStatus: 'finished' });
    expect((await refusedBy(doctor, 'PUT', `/demands/${id}/finish`, { body: { comment: 'Alta.' } })).status).toBe(409);
  });
});

describe('another doctor', () => {
  it('takes over the demands of an inactive doctor, and only those', async () => {
    const id = await newPendingDemand(engine);
    const { admin, manager, otherDoctor } = apiClients;
    const path = `/demands/${id}/take-over`;
    const body = { doctorId: await idOf(PEOPLE.otherDoctor) };
    expect(await refusedBy(admin, 'POST', path, { body })).toMatchObject({ status: 409 });
    await engine.owner.userAccount.update({ where: { email: PEOPLE.doctor }, data: { active: false } });
    try {
      expect(await refusedBy(manager, 'POST', path, { body })).toMatchObject({ status: 403 });
      await commandBy(admin, 'POST', path, body);
      expect(await otherDoctor.call('GET', `/demands/${id}`)).toMatchObject({ status: 200 });
    } finally {
      await engine.owner.userAccount.update({ where: { email: PEOPLE.doctor }, data: { active: true } });
    }
  });
});

describe('two concurrent requests', () => {
  it('two concurrent requests to decide give one decision, and the other is told what has happened', async () => {
    const id = await newPendingDemand(engine);
    const { manager, admin } = apiClients;
    const headers = { 'If-Match': '"1"' };
    const path = `/demands/${id}`;
    const [decided, canceled] = await Promise.all([
      refusedBy(manager, 'PUT', `${path}/manage`, { body: ACCEPT, headers }),
      refusedBy(admin, 'PUT', `${path}/cancel`, { body: { comment: 'Duplicada.' }, headers }),
    ]);
    expect([decided.status, canceled.status].sort()).toEqual([200, 409]);
    const late = await refusedBy(manager, 'PUT', `${path}/manage`, { body: ACCEPT, headers });
    expect(late).toMatchObject({ status: 409, headers: { etag: '"2"' }, body: { code: 'stale' } });
    expect(late.body.changed).toMatchObject([{ sequence: 2, action: decided.status === 200 ? 'ACCEPT' : 'CANCEL' }]);
  });

  it('two concurrent requests under one key have one outcome', async () => {
    const id = await newPendingDemand(engine);
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = { toRoleId: 7, comment: 'Una sola vez.' };
    const send = () => refusedBy(apiClients.manager, 'POST', `/demands/${id}/add-comment`, { body, headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    const said = (await read(id)).versions.flatMap(({ histories }) => histories);
    expect(said.filter(({ comment }) => comment === body.comment)).toHaveLength(1);
  });
});

describe('an invalid request', () => {
  it('names the sent fields, and keeps what was written before', async () => {
    const { doctor, manager } = apiClients;
    const wish = wishOf(await newDraft(engine));
    const { id } = await draftBy(doctor, wish);
    const [line] = wish.steps.quimioterapicoFarmacos ?? [];
    const body = {
      ecog: null,
      estadio: null,
      talla: 0,
      observaciones: null,
      quimioterapicoFarmacos: [{ ...line, dosificacion: -1 }],
    };
    const { errors = {} } = (await refusedBy(doctor, 'PUT', `/demands/${id}/active`, { body })).body;
    expect(Object.keys(errors)).toEqual(
      expect.arrayContaining(['ecog', 'estadio', 'talla', 'observaciones', 'quimioterapicoFarmacos.0.dosificacion']),
    );
    expect(await manager.call('GET', `/demands/${id}`)).toMatchObject({ status: 404 });
    // A file that is sent again is stored once.
    const file = { descripcion: 'Informe', archivo: { name: 'a.png', content: PICTURE.toString('base64') } };
    const right = { ...wish.steps, ficherosAdjuntos: [file] };
    for (let time = 0; time < 2; time += 1) {
      expect(await doctor.call('PUT', `/demands/${id}`, { body: right })).toMatchObject({ status: 200 });
    }
    await commandBy(doctor, 'PUT', `/demands/${id}/active`, {});
    expect((await read(id)).attachments).toHaveLength(1);
  });

  it('a request for a version that does not exist is not found', async () => {
    const id = await newPendingDemand(engine);
    const { doctor, otherDoctor } = apiClients;
    const pdf = (version: number | string) => `/demands/${id}/versions/${version}/pdf`;
    expect(await doctor.call('GET', pdf(1))).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    for (const version of [0, 2, 'x', '1e1']) expect((await doctor.call('GET', pdf(version))).status).toBe(404);
    expect(await otherDoctor.call('GET', pdf(1))).toMatchObject({ status: 404 });
  });
});

it('everybody who decides on a request gets its computed values and findings', async () => {
  const id = await newPendingDemand(engine, { radiotherapy: true });
  const accesses = () => engine.owner.accessRecord.count({ where: { demandId: id } });
  const before = await accesses();
  const answer = await apiClients.manager.call('GET', `/demands/${id}/checkData`);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      demandId: id,
      version: 1,
      status: 'analysed',
      analysedAt: expect.any(String),
      findings: expect.any(Array),
      facts: { superficieCorporal: expect.any(Number), farmacos: expect.any(Array), radioterapia: [expect.anything()] },
    },
  });
  expect(await accesses()).toBe(before + 1);
  expect(await apiClients.doctor.call('GET', `/demands/${id}/checkData`)).toMatchObject({ status: 403 });
  expect(await apiClients.otherDoctor.call('GET', `/demands/${id}/checkData`)).toMatchObject({ status: 404 });
  expect(await accesses()).toBe(before + 1);
});
