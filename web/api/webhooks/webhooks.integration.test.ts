import { randomUUID } from 'node:crypto';
import { WEBHOOK_EVENTS } from '@aval/domain/webhooks/webhook-events';
import { authorize, newPendingDemand } from '@aval/testing/scenes/scenario';
import { engineForFile, webForFile } from '@aval/testing/stack/for-file';
import type { ApiClient } from '@aval/testing/visitors/api-client';
import { signInApiClients } from '@aval/testing/visitors/api-clients';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NEW_WEBHOOK } from '../examples/webhook-examples';

const MERIDIANA = 2;

const engine = await engineForFile();
const web = await webForFile(engine);
await engine.startWorker();
let superadmin: ApiClient;
let admin: ApiClient;

beforeAll(async () => {
  ({ superadmin, admin } = await signInApiClients(web, ['superadmin', 'admin']));
});

beforeEach(() => engine.owner.webhook.deleteMany({}));

interface Told {
  id: number;
  state: string;
  secretShownAt: string | null;
  formerSecretUntil: string | null;
}

async function newWebhook(changes: object = {}): Promise<number> {
  const body = { ...NEW_WEBHOOK, events: WEBHOOK_EVENTS, ...changes };
  const made = await superadmin.call<Told>('POST', '/webhooks', { body });
  expect(made.status).toBe(201);
  return made.body.id;
}

interface Events {
  rows: { id: string; type: string; data: { demandId: string } }[];
  hasMore: boolean;
}

const eventsOf = (id: number, query = '') => admin.call<Events>('GET', `/webhooks/${id}/events${query}`);

/** Lets deliveries be as old as the events that are listed. */
function makeOlder(webhookId: number, seconds = 60) {
  return engine.owner.$executeRaw`
    UPDATE webhook_delivery SET created_at = created_at - make_interval(secs => ${seconds}) WHERE webhook_id = ${webhookId}`;
}

it('a superadmin creates, edits, switches and deletes a webhook, and an admin reads it', async () => {
  const id = await newWebhook();
  expect(await admin.call('GET', `/webhooks?companyId=${MERIDIANA}&state=active`)).toMatchObject({
    status: 200,
    body: {
      count: 1,
      rows: [{ id, companyName: 'Salud Meridiana', centerId: null, server: 'hooks.hospital.example' }],
    },
  });
  const read = await admin.call<Told>('GET', `/webhooks/${id}`);
  expect(read).toMatchObject({ status: 200, body: { id, url: NEW_WEBHOOK.url, state: 'active', secretShownAt: null } });
  const headers = { 'If-Match': String(read.headers.etag) };
  const edit = (body: object, given = {}) => superadmin.call('PUT', `/webhooks/${id}`, { body, headers: given });
  expect(await edit({ name: 'Otra agenda', active: false }, headers)).toMatchObject({
    status: 200,
    body: { name: 'Otra agenda', url: NEW_WEBHOOK.url, events: [...WEBHOOK_EVENTS], state: 'off' },
  });
  expect(await edit({ name: 'Tarde', active: true }, headers)).toMatchObject({ status: 409, body: { code: 'stale' } });
  expect(await admin.call('GET', `/webhooks/${id}`)).toMatchObject({ body: { name: 'Otra agenda', state: 'off' } });
  expect(await edit({ active: true })).toMatchObject({ status: 200, body: { state: 'active' } });
  expect(await edit({ companyId: 3 })).toMatchObject({
    status: 422,
    body: { errors: { companyId: expect.anything() } },
  });
  expect(await superadmin.call('DELETE', `/webhooks/${id}`)).toMatchObject({ status: 204 });
  expect(await superadmin.call('GET', `/webhooks/${id}`)).toMatchObject({ status: 404 });
  const actions = await engine.owner.changeRecord.findMany({
    where: { subject: 'webhook', subjectId: id },
    orderBy: { id: 'asc' },
    select: { action: true, after: true },
  });
  expect(actions).toMatchObject([
    { action: 'create', after: { webhookState: 'active' } },
    { action: 'deactivate', after: { webhookState: 'off' } },
    { action: 'edit', after: { name: 'Otra agenda' } },
    { action: 'activate', after: { webhookState: 'active' } },
    { action: 'delete', after: null },
  ]);
});

it('what is wrong with a webhook is told by its field', async () => {
  const refusal = async (changes: object) => {
    const { status, body } = await superadmin.call<{ errors: object }>('POST', '/webhooks', {
      body: { ...NEW_WEBHOOK, ...changes },
    });
    expect(status).toBe(422);
    return Object.keys(body.errors);
  };
  expect(await refusal({ url: 'http://hooks.example.org/' })).toEqual(['url']);
  expect(await refusal({ url: 'https://10.0.0.1/' })).toEqual(['url']);
  expect(await refusal({ events: [] })).toEqual(['events']);
  expect(await refusal({ centerId: 2_000_000 })).toEqual(['centerId']);
  expect(await refusal({ companyId: 2_000_000 })).toEqual(['companyId']);
});

it('a center has places of its own beside those of its company, and keeps its name in use', async () => {
  const center = await engine.owner.center.create({
    data: { name: 'Clínica Libre', address: 'Calle 1', type: 'Ambos' },
  });
  const places = [1, 2, 3, 4, 5];
  for (const centerId of [null, center.id]) {
    for (const _place of places) await newWebhook({ centerId });
    const body = { ...NEW_WEBHOOK, centerId };
    expect(await superadmin.call('POST', '/webhooks', { body })).toMatchObject({
      status: 422,
      body: { errors: { [centerId === null ? 'companyId' : 'centerId']: [expect.any(String)] } },
    });
  }
  expect(await admin.call('GET', `/webhooks?centerId=${center.id}`)).toMatchObject({
    body: { count: 5, rows: places.map(() => ({ centerId: center.id, centerName: 'Clínica Libre' })) },
  });
  expect(await superadmin.call('DELETE', `/centers/${center.id}`)).toMatchObject({ status: 204 });
  expect(await engine.owner.center.findUnique({ where: { id: center.id } })).toMatchObject({ hidden: true });
});

it('a secret is answered when it is replaced and never again', async () => {
  const id = await newWebhook();
  const replaced = await superadmin.call<{ secret: string }>('POST', `/webhooks/${id}/secret`);
  expect(replaced).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) } });
  const { body } = await superadmin.call<Told>('GET', `/webhooks/${id}`);
  expect(body.secretShownAt).not.toBeNull();
  expect(body.formerSecretUntil).not.toBeNull();
  expect(JSON.stringify(body)).not.toContain(replaced.body.secret);
  expect(web.log()).not.toContain(replaced.body.secret);
});

it('a test is a delivery, which is sent again once it is closed', async () => {
  const id = await newWebhook();
  const test = await superadmin.call<{ id: string; eventId: string }>('POST', `/webhooks/${id}/test`);
  expect(test).toMatchObject({ status: 201, body: { event: 'webhook.test', state: 'pending', reference: null } });
  const again = `/webhook-deliveries/${test.body.id}/redeliver`;
  expect(await superadmin.call('POST', again)).toMatchObject({ status: 409, body: { code: 'refused' } });
  const closed = { state: 'failed', code: 'unreachable', closedAt: new Date() };
  await engine.owner.webhookDelivery.update({ where: { id: test.body.id }, data: closed });
  const resent = await superadmin.call<{ id: string; eventId: string }>('POST', again);
  expect(resent).toMatchObject({ status: 201, body: { eventId: test.body.eventId, state: 'pending' } });
  expect(await admin.call('GET', `/webhook-deliveries?webhookId=${id}`)).toMatchObject({
    status: 200,
    body: { count: 2, rows: [{ id: resent.body.id }, { id: test.body.id, state: 'failed', reason: 'unreachable' }] },
  });
});

it('events are caught up with, delivered or not, in their order and with their body', async () => {
  const id = await newWebhook();
  const demandId = await newPendingDemand(engine);
  await superadmin.call('POST', `/webhooks/${id}/test`);
  // An event is not listed before a slower transaction can no longer take a place before it.
  expect(await eventsOf(id)).toMatchObject({ status: 200, body: { rows: [], hasMore: false } });
  await makeOlder(id);
  await authorize(engine, demandId);
  await makeOlder(id);
  const first = await eventsOf(id);
  expect(first.body.rows.map(({ type, data }) => [type, data.demandId])).toEqual([
    ['demand.submitted', demandId],
    ['demand.decided', demandId],
  ]);
  const bodies = await engine.owner.webhookDelivery.findMany({
    where: { webhookId: id, demandId },
    orderBy: { createdAt: 'asc' },
  });
  expect(first.body.rows).toEqual(bodies.map(({ body }) => JSON.parse(body)));

  await engine.owner.webhookDelivery.updateMany({
    where: { webhookId: id },
    data: { state: 'failed', closedAt: new Date() },
  });
  expect(await superadmin.call('POST', `/webhooks/${id}/redeliver`)).toMatchObject({ body: { sent: 2, left: 0 } });
  expect(await superadmin.call('POST', `/webhooks/${id}/redeliver`)).toMatchObject({ body: { sent: 0, left: 0 } });
  await makeOlder(id);
  expect((await eventsOf(id)).body).toEqual(first.body);
  const [submitted, decided] = first.body.rows;
  expect((await eventsOf(id, `?after=${submitted?.id}`)).body).toEqual({ rows: [decided], hasMore: false });
  expect((await eventsOf(id, `?after=${decided?.id}`)).body).toEqual({ rows: [], hasMore: false });
  const other = await newWebhook();
  for (const [webhookId, after] of [
    [id, randomUUID()],
    [other, submitted?.id],
  ] as const) {
    expect(await eventsOf(webhookId, `?after=${after}`)).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter' },
    });
  }
});

it('events are read page by page to the last one, each once', async () => {
  const id = await newWebhook();
  const demandId = await newPendingDemand(engine);
  const {
    effectId: _own,
    id: _first,
    ...delivery
  } = await engine.owner.webhookDelivery.findFirstOrThrow({
    where: { webhookId: id },
  });
  const more = Array.from({ length: 59 }, () => ({ effectId: randomUUID(), eventId: randomUUID() }));
  await engine.owner.effect.createMany({
    data: more.map(({ effectId }, index) => ({
      id: effectId,
      companyId: MERIDIANA,
      demandId,
      sequence: 100 + index,
      kind: 'webhook',
      recipient: String(id),
      payload: {},
    })),
  });
  // All of one instant: the order does not depend on the clock.
  await engine.owner.webhookDelivery.createMany({
    data: more.map(({ effectId, eventId }) => ({
      ...delivery,
      id: randomUUID(),
      effectId,
      eventId,
      body: JSON.stringify({ ...JSON.parse(delivery.body), id: eventId }),
    })),
  });
  await makeOlder(id);
  const seen: string[] = [];
  for (const expected of [25, 25, 10]) {
    const { body } = await eventsOf(id, seen.length === 0 ? '' : `?after=${seen.at(-1)}`);
    expect([body.rows.length, body.hasMore]).toEqual([expected, expected === 25]);
    seen.push(...body.rows.map((row) => row.id));
  }
  expect(new Set(seen).size).toBe(60);
  expect((await eventsOf(id, '?pageSize=100')).body.rows.map((row) => row.id)).toEqual(seen);
});
