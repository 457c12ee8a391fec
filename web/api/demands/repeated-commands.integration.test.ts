import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { PICTURE } from '@aval/testing/scenes/access-scene';
import { createDoctor } from '@aval/testing/scenes/filers';
import { decide, newDraft, newPendingDemand, PEOPLE } from '@aval/testing/scenes/scenario';
import { newAcceptedDemand, newDemandToContinue } from '@aval/testing/scenes/wizard-scenario';
import { eventually } from '@aval/testing/stack/engine';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { commandBy } from '@aval/testing/visitors/api-client-command';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { describe, expect, it, vi } from 'vitest';
import { API_OPERATIONS } from '../operations';
import { datesFrom } from './demand-api-client.test-support';
import type { StepData } from './step-fields';

vi.setConfig({ testTimeout: 240_000 });

const SIGNED_IN = ['admin', 'manager', 'representative', 'doctor'] as const;
type Who = (typeof SIGNED_IN)[number];

const engine = await engineForFile();
await engine.startWorker();
/** Two processes with one database, as behind a load balancer. */
const [web, other] = [await webForFile(engine), await webForFile(engine)];
const apiClients = await signInApiClients(web, SIGNED_IN);
const others = await signInApiClients(other, SIGNED_IN);

const draft = async () => (await newDraft(engine)).demand.id;
const datesAhead = async (demandId: string, days: number) => {
  const { content } = await engine.owner.demandVersion.findFirstOrThrow({
    where: { demandId },
    orderBy: { number: 'desc' },
  });
  return datesFrom(addDays(civilDateOf(new Date()), days), { content: content as never });
};
/** Returns a draft's drug lines without their amounts, which then follow the dose. */
const linesWithoutAmounts = async (demandId: string) => {
  const { body } = await apiClients.doctor.call<StepData>('GET', `/demands/${demandId}`);
  const { quimioterapicoFarmacos: lines = [] } = body;
  return lines.map(({ amount: _amount, ...line }) => line);
};
const decided = async () => {
  const id = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, id, { decision: 'authorize', decisionReason: 'AUTORIZADO' });
  return id;
};
const asked = async () => {
  const id = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, id, { decision: 'more_info' });
  return id;
};
const report = () => ({
  descripcion: 'Informe',
  archivo: { name: 'informe.png', content: PICTURE.toString('base64') },
});

interface Case {
  operation: string;
  of: string;
  who: Who;
  place: () => Promise<string>;
  send: (
    id: string,
  ) => { method?: string; name: string; body: object } | Promise<{ method?: string; name: string; body: object }>;
}

const WHY = { comment: 'Así se ha acordado' };

const CASES: readonly Case[] = [
  {
    operation: 'sendDemand',
    of: 'a draft',
    who: 'doctor',
    place: draft,
    send: () => ({ name: 'active', body: { observaciones: 'Según comité.' } }),
  },
  {
    operation: 'sendDemand',
    of: 'a draft whose packs follow the dose',
    who: 'doctor',
    place: draft,
    send: async (id) => ({ name: 'active', body: { quimioterapicoFarmacos: await linesWithoutAmounts(id) } }),
  },
  {
    operation: 'sendDemand',
    of: 'an answer',
    who: 'doctor',
    place: asked,
    send: () => ({ name: 'active', body: { observaciones: 'Con el informe.' } }),
  },
  {
    operation: 'sendDemand',
    of: 'a correction',
    who: 'manager',
    place: () => newPendingDemand(engine),
    send: () => ({ name: 'active', body: { comentariosOficiales: 'Revisado.' } }),
  },
  {
    operation: 'continueDemand',
    of: 'the next cycle',
    who: 'doctor',
    place: () => newDemandToContinue(engine),
    send: async (id) => ({ name: 'continue', body: await datesAhead(id, 3) }),
  },
  {
    operation: 'changeDates',
    of: 'other dates',
    who: 'doctor',
    place: () => newAcceptedDemand(engine),
    send: async (id) => ({ name: 'dates', body: { ...(await datesAhead(id, 9)), changeDatesReason: ' Neutropenia ' } }),
  },
  {
    operation: 'manageDemand',
    of: 'a decision with a file',
    who: 'manager',
    place: () => newPendingDemand(engine),
    send: () => ({
      name: 'manage',
      body: {
        toRoleId: 4,
        action: 'ACCEPT',
        decisionReason: 'AUTORIZADO',
        comment: 'Conforme.',
        attachments: [report()],
      },
    }),
  },
  {
    operation: 'commentOnDemand',
    of: 'a comment with two files of the same bytes',
    who: 'doctor',
    place: () => newPendingDemand(engine),
    send: () => ({
      method: 'POST',
      name: 'add-comment',
      body: {
        toRoleId: 3,
        comment: 'Con dos ficheros.',
        attachments: ['uno.png', 'dos.png'].map((name) => ({
          descripcion: name,
          archivo: { name, content: PICTURE.toString('base64') },
        })),
      },
    }),
  },
  {
    operation: 'sendDecision',
    of: 'an answer to the doctor',
    who: 'representative',
    place: decided,
    send: () => ({ name: 'send', body: { action: 'ACCEPT', finalReason: 'AUTORIZADO', comment: 'Conforme.' } }),
  },
  {
    operation: 'commentOnDemand',
    of: 'a comment with a file',
    who: 'doctor',
    place: () => newPendingDemand(engine),
    send: () => ({
      method: 'POST',
      name: 'add-comment',
      body: { toRoleId: 3, comment: 'Consta.', attachments: [report()] },
    }),
  },
  {
    operation: 'uploadToDemand',
    of: 'a file',
    who: 'manager',
    place: () => newPendingDemand(engine),
    send: () => ({ name: 'attachments', body: { ficherosAdjuntos: [report()] } }),
  },
  {
    operation: 'increaseCycles',
    of: 'more cycles',
    who: 'doctor',
    place: () => newAcceptedDemand(engine, { totalCycles: 1 }),
    send: () => ({ name: 'cycles', body: { quimioterapicoNumeroCiclos: 2 } }),
  },
  {
    operation: 'cancelDemand',
    of: 'an end',
    who: 'manager',
    place: () => newPendingDemand(engine),
    send: () => ({ name: 'cancel', body: WHY }),
  },
  {
    operation: 'finishDemand',
    of: 'an end of the treatment',
    who: 'manager',
    place: () => newAcceptedDemand(engine),
    send: () => ({ name: 'finish', body: WHY }),
  },
  {
    operation: 'rollBackDemand',
    of: 'an undoing',
    who: 'manager',
    place: decided,
    send: () => ({ method: 'POST', name: 'rollback', body: WHY }),
  },
  {
    operation: 'takeOverDemand',
    of: 'another doctor',
    who: 'admin',
    place: async () => {
      const doctorEmail = 'doctor2@meridiana.test';
      const { demand } = await newDraft(engine, { doctorEmail });
      await engine.owner.userAccount.update({ where: { email: doctorEmail }, data: { active: false } });
      return demand.id;
    },
    // A draft is taken over by a doctor of its center.
    send: async (id) => {
      const { companyId, prescriberCenterId } = await engine.owner.demand.findUniqueOrThrow({ where: { id } });
      const { id: doctorId } = await createDoctor(engine.owner, companyId, [Number(prescriberCenterId)]);
      return { method: 'POST', name: 'take-over', body: { doctorId } };
    },
  },
];

interface Told {
  sequence?: number | null;
  code?: string;
  message?: string;
}

/** Sends a request and disconnects after a while, whatever its progress. */
function cutOff(
  apiClient: ApiClient,
  port: number,
  path: string,
  { method, body, headers }: { method: string; body: object; headers: object },
  afterMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const text = JSON.stringify(body);
    const sent = request({
      host: '127.0.0.1',
      port,
      agent: false,
      method,
      path: `/api/v1${path}`,
      headers: {
        Host: `localhost:${port}`,
        Authorization: `Bearer ${apiClient.token}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
        ...headers,
      },
    });
    sent.on('error', () => undefined);
    sent.on('close', () => resolve());
    sent.on('response', (response) => response.resume());
    sent.end(text);
    setTimeout(() => sent.destroy(), afterMs);
  });
}

/** Repeats a request until its command is in the history, and returns every answer. */
async function untilDone(
  send: () => Promise<{ status: number; body: Told }>,
): Promise<{ status: number; body: Told }[]> {
  const answers: { status: number; body: Told }[] = [];
  await eventually(async () => {
    const answer = await send();
    answers.push(answer);
    return answer.status !== 503 && answer.body.sequence !== null;
  });
  return answers;
}

async function expectDoneOnce(key: string, answers: { status: number; body: Told }[]): Promise<void> {
  const others = answers.filter(({ status }) => status !== 200 && status !== 503);
  expect(others).toEqual([]);
  const numbers = new Set(
    answers.flatMap(({ status, body }) => (status === 200 && body.sequence !== null ? [body.sequence] : [])),
  );
  expect([...numbers]).toHaveLength(1);
  expect(await engine.owner.demandHistory.count({ where: { commandId: key } })).toBeLessThanOrEqual(1);
}

it('every command of the API has a case', () => {
  const commands = API_OPERATIONS.filter(
    ({ headers, path }) =>
      headers && 'Idempotency-Key' in headers.shape && 'If-Match' in headers.shape && path.startsWith('/demands/{id}/'),
  );
  expect(new Set(CASES.map(({ operation }) => operation))).toEqual(
    new Set(commands.map(({ operationId }) => operationId)),
  );
});

describe.each(CASES)('$of ($operation)', ({ who, place, send }) => {
  it('sent twice at once under one key, to two processes, is done once and answered alike', async () => {
    const id = await place();
    const { method = 'PUT', name, body } = await send(id);
    const key = randomUUID();
    const ask = (apiClient: ApiClient) =>
      apiClient.call<Told>(method, `/demands/${id}/${name}`, { body, headers: { 'Idempotency-Key': key } });
    const first = await Promise.all([ask(apiClients[who]), ask(others[who]), ask(apiClients[who])]);
    const after = [...(await untilDone(() => ask(apiClients[who]))), ...(await untilDone(() => ask(others[who])))];
    await expectDoneOnce(key, [...first, ...after]);
  });

  it('disconnected at any moment gets the same answer under its key', async () => {
    const id = await place();
    const { method = 'PUT', name, body } = await send(id);
    const headers = { 'Idempotency-Key': randomUUID() };
    const path = `/demands/${id}/${name}`;
    for (const afterMs of [0, 15, 40, 90, 200])
      await cutOff(apiClients[who], web.port, path, { method, body, headers }, afterMs);
    const answers = await untilDone(() => others[who].call<Told>(method, path, { body, headers }));
    await expectDoneOnce(headers['Idempotency-Key'], answers);
  });
});

it('a key answers its command, even after the demand has moved on and a new copy is being written', async () => {
  const { doctor, manager } = apiClients;
  const id = await asked();
  const [path, body, headers] = [
    `/demands/${id}/active`,
    { observaciones: 'Con el informe.' },
    { 'Idempotency-Key': randomUUID() },
  ];
  const first = (await untilDone(() => doctor.call<Told>('PUT', path, { body, headers }))).at(-1);
  await decide(engine, PEOPLE.manager, id, { decision: 'more_info' });
  expect(await doctor.call('PUT', `/demands/${id}`, { body: { observaciones: 'Otra respuesta.' } })).toMatchObject({
    status: 200,
  });
  expect(await doctor.call('PUT', path, { body, headers })).toEqual(
    expect.objectContaining({ status: 200, body: first?.body }),
  );
  const otherBody = { observaciones: 'Otra cosa.' };
  expect(await doctor.call('PUT', path, { body: otherBody, headers })).toMatchObject({
    status: 409,
    body: { code: 'key_reused' },
  });
  expect(await manager.call('GET', `/demands/${id}`)).toMatchObject({ status: 200 });
});

it('a repeated file is stored once, and another file or description under its key is refused', async () => {
  const { manager } = apiClients;
  const id = await newPendingDemand(engine);
  const headers = { 'Idempotency-Key': randomUUID() };
  const upload = (file: object) =>
    manager.call<Told>('PUT', `/demands/${id}/attachments`, { body: { ficherosAdjuntos: [file] }, headers });
  const [first] = await untilDone(() => upload(report()));
  expect(await upload(report())).toMatchObject({ status: 200, body: first?.body });
  expect(await engine.owner.media.count({ where: { demandId: id } })).toBe(1);
  const content = Buffer.concat([PICTURE, Buffer.from('x')]).toString('base64');
  for (const other of [
    { ...report(), descripcion: 'Otro' },
    { ...report(), archivo: { name: 'informe.png', content } },
  ])
    expect(await upload(other)).toMatchObject({ status: 409, body: { code: 'key_reused' } });
});

it('concurrent requests under one key create one demand, or one copy', async () => {
  const { patient, content } = await newDraft(engine);
  const canceled = await newPendingDemand(engine);
  await commandBy(apiClients.manager, 'PUT', `/demands/${canceled}/cancel`, WHY);
  for (const [path, body] of [
    ['/demands', { patientId: patient.id, centerPrescriptorId: content.basics.prescriberCenterId }],
    [`/demands/${canceled}/duplicate`, {}],
  ] as const) {
    const headers = { 'Idempotency-Key': randomUUID() };
    const ask = (apiClient: ApiClient) => apiClient.call<{ id: string }>('POST', path, { body, headers });
    const made = await Promise.all([ask(apiClients.doctor), ask(others.doctor), ask(apiClients.doctor)]);
    expect(made.map(({ status, body: { id } }) => ({ status, id }))).toEqual(
      Array(3).fill({ status: 201, id: made[0]?.body.id }),
    );
  }
});
