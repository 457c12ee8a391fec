import { randomUUID } from 'node:crypto';
import { fileForm } from '@aval/testing/scenes/access-scene';
import { newDraft, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient, OperationAnswer } from '@aval/testing/visitors/api-client';
import { commandBy } from '@aval/testing/visitors/api-client-command';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NEW_CENTER, NEW_CODE, NEW_DRUG, NEW_PRESENTATION } from '../examples/catalogue-examples';
import { NEW_COMPANY } from '../examples/company-examples';
import { NEW_INVITATION } from '../examples/invitation-examples';
import { NEW_PATIENT, NEW_USER } from '../examples/people-examples';
import { NEW_WEBHOOK } from '../examples/webhook-examples';
import { API_OPERATIONS } from '../operations';

vi.setConfig({ testTimeout: 120_000 });

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let apiClients: Record<'superadmin' | 'admin' | 'manager' | 'doctor', ApiClient>;

beforeAll(async () => {
  apiClients = await signInApiClients(web, ['superadmin', 'admin', 'manager', 'doctor']);
});

const firstOf = async (path: string) =>
  (await apiClients.superadmin.call<{ rows: { id: number }[] }>('GET', path)).body.rows[0]?.id;
const centerOfDoctor = async () => {
  const me = await apiClients.doctor.call<{ id: number }>('GET', '/users/me');
  const { body } = await apiClients.doctor.call<{ rows: { id: number }[] }>(
    'GET',
    `/centers?all=true&doctorId=${me.body.id}`,
  );
  return body.rows[0]?.id;
};

const newWebhook = async () =>
  (await apiClients.superadmin.call<{ id: number }>('POST', '/webhooks', { body: { ...NEW_WEBHOOK, companyId: 3 } }))
    .body.id;
const closedDelivery = async () => {
  const test = await apiClients.superadmin.call<{ id: string }>('POST', `/webhooks/${await newWebhook()}/test`);
  const { id } = test.body;
  await engine.owner.webhookDelivery.update({ where: { id }, data: { state: 'failed', closedAt: new Date() } });
  return id;
};

interface Making {
  operation: string;
  who: keyof typeof apiClients;
  path: string | (() => Promise<string>);
  body: () => Promise<object> | object;
  /** Differs from the body in one field. */
  change?: object;
}

const MAKINGS: readonly Making[] = [
  {
    operation: 'createPatient',
    who: 'doctor',
    path: '/patients',
    body: () => NEW_PATIENT,
    change: { lastName: 'Alcaraz Benavente' },
  },
  { operation: 'createDrug', who: 'admin', path: '/drugs', body: () => NEW_DRUG, change: { name: 'Mesnum' } },
  {
    operation: 'createPresentation',
    who: 'admin',
    path: '/presentations',
    body: async () => ({ ...NEW_PRESENTATION, drugId: await firstOf('/drugs') }),
    change: { price: 1 },
  },
  { operation: 'createCode', who: 'admin', path: '/codes', body: () => NEW_CODE, change: { code: 'AV-RT-902' } },
  {
    operation: 'createCenter',
    who: 'superadmin',
    path: '/centers',
    body: () => NEW_CENTER,
    change: { name: 'Clínica Otra' },
  },
  {
    operation: 'createCompany',
    who: 'superadmin',
    path: '/companies',
    body: () => NEW_COMPANY,
    change: { name: 'Mutua Otra' },
  },
  {
    operation: 'createUser',
    who: 'superadmin',
    path: '/users',
    body: async () => ({ ...NEW_USER, centers: [await centerOfDoctor()] }),
    change: { name: 'Otra Persona Distinta' },
  },
  {
    operation: 'createInvitation',
    who: 'superadmin',
    path: '/invitations',
    body: async () => ({ ...NEW_INVITATION, centers: [await centerOfDoctor()] }),
    change: { name: 'Otra Persona Distinta' },
  },
  {
    operation: 'createWebhook',
    who: 'superadmin',
    path: '/webhooks',
    body: () => NEW_WEBHOOK,
    change: { name: 'Otra agenda' },
  },
  {
    operation: 'testWebhook',
    who: 'superadmin',
    path: async () => `/webhooks/${await newWebhook()}/test`,
    body: () => ({}),
  },
  {
    operation: 'redeliverWebhookDelivery',
    who: 'superadmin',
    path: async () => `/webhook-deliveries/${await closedDelivery()}/redeliver`,
    body: () => ({}),
  },
  {
    operation: 'createDemand',
    who: 'doctor',
    path: '/demands',
    change: { talla: 171 },
    body: async () => {
      const { patient, content } = await newDraft(engine);
      return { patientId: patient.id, centerPrescriptorId: content.basics.prescriberCenterId };
    },
  },
  {
    operation: 'duplicateDemand',
    who: 'doctor',
    body: () => ({}),
    path: async () => {
      const canceled = await newPendingDemand(engine);
      await commandBy(apiClients.manager, 'PUT', `/demands/${canceled}/cancel`, { comment: 'Por error.' });
      return `/demands/${canceled}/duplicate`;
    },
  },
];

/** Creations by a form with a file. */
const BRINGINGS: readonly Pick<Making, 'operation' | 'who' | 'path'>[] = [
  { operation: 'bringFile', who: 'manager', path: async () => `/demands/${await newPendingDemand(engine)}/files` },
  {
    operation: 'attachFile',
    who: 'doctor',
    path: async () => `/demands/${(await newDraft(engine)).demand.id}/attachments`,
  },
];

/**
 * Operations that a repetition would not do twice: sessions, answers to questions, states reached once, and anonymous
 * requests.
 */
const STEPS = ['validateInvitation', 'rejectInvitation', 'resendInvitation', 'withdrawInvitation'];
const OTHERS = new Set([
  'login',
  'logout',
  'forgotPassword',
  'recoverPassword',
  'validateCardNumber',
  'searchPatients',
  'analyseCongruence',
  'readNotifications',
  'readNotificationpost',
  'acceptTerms',
  'useInvitation',
  'bringRequestFile',
  'addUserAssistants',
  'addUserCenters',
  'addUserDoctors',
  'addUserZones',
  'rotateWebhookSecret',
  'redeliverMissed',
]);

async function pathOf(path: Making['path']): Promise<string> {
  return typeof path === 'string' ? path : await path();
}

function expectOne(answers: readonly OperationAnswer[]): void {
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
    answers.map(() => ({ status: 201, body: answers[0]?.body })),
  );
}

it('every POST operation reads a key, or creates nothing', () => {
  const posts = API_OPERATIONS.filter(({ method }) => method === 'post');
  const keyed = posts.filter(({ headers }) => headers && 'Idempotency-Key' in headers.shape);
  const isCommand = ({ headers }: (typeof posts)[number]) => headers !== undefined && 'If-Match' in headers.shape;
  const makings = [...[...MAKINGS, ...BRINGINGS].map(({ operation }) => operation), ...STEPS];
  expect(
    keyed
      .filter((each) => !isCommand(each))
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(makings.sort());
  const others = posts.filter((each) => !keyed.includes(each)).map(({ operationId }) => operationId);
  expect(others.filter((operation) => !OTHERS.has(operation))).toEqual([]);
});

describe.each(MAKINGS)('$operation', ({ operation, who, path: at, body: make, change }) => {
  it('creates one object for concurrent and repeated requests, and refuses other content under the key', async () => {
    const [path, body, headers] = [await pathOf(at), await make(), { 'Idempotency-Key': randomUUID() }];
    const ask = (sent: object = body) => apiClients[who].call('POST', path, { body: sent, headers });
    const answers = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    expectOne(answers);
    const [{ headers: told = {}, body: made } = { body: {} }] = answers;
    // An invitation is made by people, too, who may not read it.
    if (operation !== 'createInvitation') {
      const read = await apiClients[who].call('GET', String(told.location).replace('/api/v1', ''));
      expect(read).toMatchObject({ status: 200, body: { id: (made as { id: unknown }).id } });
    }
    if (!change) return;
    expect(await ask({ ...body, ...change })).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  });
});

describe.each(BRINGINGS)('$operation', ({ who, path: at }) => {
  it('stores one file for concurrent and repeated requests, and refuses another file under the key', async () => {
    const [path, key] = [await pathOf(at), randomUUID()];
    const ask = (name?: string) => apiClients[who].bring('POST', path, fileForm(name), { 'Idempotency-Key': key });
    expectOne([...(await Promise.all([ask(), ask()])), await ask()]);
    expect(await ask('otro.png')).toMatchObject({ status: 409, body: { code: 'key_reused' } });
  });
});

it('an operation on an invitation is done once, and a repetition gets the same answer', async () => {
  const body = { ...NEW_INVITATION, email: 'una.vez@meridiana.test', centers: [await centerOfDoctor()] };
  const made = await apiClients.superadmin.call<{ id: number }>('POST', '/invitations', { body });
  for (const step of ['resend', 'withdraw']) {
    const headers = { 'Idempotency-Key': randomUUID() };
    const ask = () => apiClients.superadmin.call('POST', `/invitations/${made.body.id}/${step}`, { headers });
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ status, body: told }) => ({ status, told }))).toEqual(
      answers.map(() => ({ status: 200, told: answers[0]?.body })),
    );
  }
  expect(await apiClients.superadmin.call('POST', `/invitations/${made.body.id}/withdraw`)).toMatchObject({
    status: 409,
    body: { code: 'refused' },
  });
  expect(await engine.owner.effect.count({ where: { kind: 'mail', invitationId: made.body.id } })).toBe(2);
});

it('a key used in one company is refused in another, without revealing its result', async () => {
  const body = {
    ...NEW_PATIENT,
    firstName: 'Amparo',
    lastName: 'Quiroga',
    birthday: '1949-07-08',
    cardNumber: '7108426519777',
    email: '12345678Z',
  };
  const headers = { 'Idempotency-Key': randomUUID() };
  const ask = (company: string) =>
    apiClients.superadmin.call('POST', '/patients', { body, headers: { ...headers, 'X-Company': company } });
  const made = await ask('meridiana');
  expect(made).toMatchObject({ status: 201 });
  expect(await ask('meridiana')).toMatchObject({ status: 201, body: made.body });
  expect(await ask('alborada')).toMatchObject({ status: 409, body: { code: 'key_reused' } });
});

it('a value in use is reported by a code, too', async () => {
  const taken = { ...NEW_PATIENT, email: '98999108R' };
  const first = { firstName: 'Carmela', lastName: 'Osuna Prado', cardNumber: '7108426519042', birthday: '1961-02-03' };
  const made = await apiClients.doctor.call('POST', '/patients', { body: { ...taken, ...first } });
  expect(made.status).toBe(201);
  expect(await apiClients.doctor.call('POST', '/patients', { body: { ...taken, ...first } })).toMatchObject({
    status: 422,
    body: { errorCodes: { cardNumber: ['taken'], email: ['taken'] }, errors: { cardNumber: [expect.any(String)] } },
  });
  const drug = await apiClients.admin.call('POST', '/drugs', { body: { ...NEW_DRUG, name: 'Dexrazoxano B' } });
  expect(drug.status).toBe(201);
  expect(await apiClients.admin.call('POST', '/drugs', { body: { ...NEW_DRUG, name: 'Dexrazoxano B' } })).toMatchObject(
    {
      status: 422,
      body: { errorCodes: { name: ['taken'] } },
    },
  );
});

it.each(['01/02/1990', '1990-2-1', '0000-01-01', '0190-02-01', '19900201', '1990-02-01T00:00:00Z'])(
  'a birthday sent as %s is refused with the expected format',
  async (birthday) => {
    const answer = await apiClients.doctor.call<{ errors: Record<string, string[]> }>('POST', '/patients', {
      body: { ...NEW_PATIENT, birthday },
      headers: { 'Accept-Language': 'en' },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.birthday?.[0]).toContain('YYYY-MM-DD');
  },
);
