import { cancelDemand } from '@aval/application/demands/deciding/cancel-demand';
import { commentOnDemand } from '@aval/application/demands/deciding/comment-on-demand';
import { rollBackDemand } from '@aval/application/demands/deciding/roll-back-demand';
import { continueDemand } from '@aval/application/demands/filing/continue-demand';
import { listNotifications } from '@aval/application/notifications/list-notifications';
import { resealSecrets } from '@aval/application/secrets/reseal-secrets';
import { redeliver, sendTest } from '@aval/application/webhooks/ask-delivery';
import { rotateSecret, showSecret, switchWebhook } from '@aval/application/webhooks/change-webhook';
import { createWebhook } from '@aval/application/webhooks/create-webhook';
import { getDelivery } from '@aval/application/webhooks/get-delivery';
import { getWebhook } from '@aval/application/webhooks/get-webhook';
import { countMissed, redeliverMissed } from '@aval/application/webhooks/redeliver-missed';
import { sweepDeliveries } from '@aval/application/webhooks/sweep-deliveries';
import { addDays, civilDateOf } from '@aval/domain/calendar/civil-date';
import { WEBHOOK_EVENTS } from '@aval/domain/webhooks/webhook-events';
import { SecretBox } from '@aval/platform/secret-box';
import { createWebhookClient } from '@aval/platform/webhooks/post-webhook';
import {
  actAs,
  authorize,
  decide,
  inCycle,
  newPendingDemand,
  PEOPLE,
  writeWorkingCopy,
} from '@aval/testing/scenes/scenario';
import { newDemandToContinue } from '@aval/testing/scenes/wizard-scenario';
import { eventually, newCommandId } from '@aval/testing/stack/engine';
import { engineForFile } from '@aval/testing/stack/for-file';
import { createWebhookReceiver, type WebhookReceiver } from '@aval/testing/stack/webhook-receiver';
import { startWebhooksWorker } from '@aval/testing/stack/webhooks-worker';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MERIDIANA = 2;
const ALBORADA = 3;
const SUPERADMIN = 'superadmin@aval.test';
const DAY_MS = 86_400_000;

const engine = await engineForFile();
let receiver: WebhookReceiver;
let stopWorker: () => Promise<void>;

beforeAll(async () => {
  receiver = await createWebhookReceiver();
  stopWorker = await startWebhooksWorker(engine);
  await engine.startWorker();
});

afterAll(async () => {
  await stopWorker();
  await receiver.stop();
});

/** Creates a webhook at a path of the receiver, with the secret that was shown once; removes those of earlier tests. */
async function newWebhook(
  path: string,
  { companyId = MERIDIANA, centerId = null as number | null, isFirst = true } = {},
) {
  const services = { ...engine.services, allowsLoopback: true };
  const superadmin = await engine.actor(SUPERADMIN);
  if (isFirst) await engine.owner.webhook.deleteMany({});
  const url = receiver.url(path);
  const input = { companyId, centerId, name: `Agenda ${path}`, url, events: [...WEBHOOK_EVENTS] };
  const made = await createWebhook(services, superadmin, input);
  if (made.status !== 'done') throw new Error(JSON.stringify(made));
  const shown = await showSecret(engine.services, superadmin, made.id);
  if (shown.status !== 'shown') throw new Error(shown.status);
  return { id: made.id, path, secret: shown.secret, superadmin };
}

function typesAt(path: string): string[] {
  return receiver.received(path).map(({ body }) => JSON.parse(body).type);
}

function deliveriesOf(webhookId: number) {
  return engine.owner.webhookDelivery.findMany({
    where: { webhookId },
    orderBy: { createdAt: 'asc' },
    include: { tries: true },
  });
}

async function closed(webhookId: number, count = 1) {
  await eventually(async () => {
    const rows = await deliveriesOf(webhookId);
    return rows.length === count && rows.every(({ state }) => state !== 'pending');
  });
  return deliveriesOf(webhookId);
}

it('each event of a demand is delivered once, signed, with only the demand and its status', async () => {
  const { id, path, secret } = await newWebhook('/life');
  const demandId = await newPendingDemand(engine);
  await decide(engine, PEOPLE.manager, demandId, { decision: 'more_info' });
  await actAs(engine, rollBackDemand, PEOPLE.manager, demandId, { reason: 'Ya estaba en el informe' });
  await authorize(engine, demandId);
  await closed(id, 4);
  const events = ['demand.submitted', 'demand.information_requested', 'demand.decision_undone', 'demand.decided'];
  expect(typesAt(path).toSorted()).toEqual(events.toSorted());

  const { reference, subdomain } = await engine.owner.demand
    .findUniqueOrThrow({ where: { id: demandId }, include: { company: true } })
    .then((demand) => ({ reference: demand.reference, subdomain: demand.company.subdomain }));
  const decided = receiver.received(path).find(({ body }) => body.includes('demand.decided'));
  expect(JSON.parse(decided?.body ?? '')).toEqual({
    id: decided?.headers['webhook-id'],
    type: 'demand.decided',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    company: subdomain,
    data: { demandId, reference, status: 'sended_accepted', sequence: 5 },
  });
  for (const { body, headers } of receiver.received(path)) {
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ company: subdomain });
  }
  // Comments and decisions between insurer roles have no deliveries.
  expect(await engine.owner.effect.count({ where: { demandId, kind: 'webhook' } })).toBe(4);
});

it('continued and closed demands are delivered only to webhooks that subscribe to these events', async () => {
  const { id, path } = await newWebhook('/end');
  await engine.owner.webhook.update({ where: { id }, data: { events: ['demand.continued', 'demand.finished'] } });
  const demandId = await newDemandToContinue(engine);
  const next = addDays(civilDateOf(new Date()), 7);
  await writeWorkingCopy(engine, demandId, 'continue', (content) => inCycle(content, 2, next));
  await actAs(engine, continueDemand, PEOPLE.doctor, demandId, {});
  await actAs(engine, cancelDemand, PEOPLE.manager, demandId, { reason: 'Duplicada' });
  await closed(id, 2);
  expect(typesAt(path).toSorted()).toEqual(['demand.continued', 'demand.finished']);
});

it('a webhook of a center gets only the demands there of its company, numbered as the doctor reads them', async () => {
  const demandId = await newPendingDemand(engine);
  const { prescriberCenterId: centerId } = await engine.owner.demand.findUniqueOrThrow({ where: { id: demandId } });
  const other = await engine.owner.center.findFirstOrThrow({
    where: { id: { not: centerId }, type: 'Ambos', hidden: false },
  });
  const [company, center, elsewhere, atOtherCompany] = [
    await newWebhook('/company'),
    await newWebhook('/center', { centerId, isFirst: false }),
    await newWebhook('/elsewhere', { centerId: other.id, isFirst: false }),
    await newWebhook('/other-company', { companyId: ALBORADA, centerId, isFirst: false }),
  ];
  // The doctor's side is not told of a comment that is meant for the insurer.
  const comment = { target: 'insurer', comment: 'Pendiente de póliza' } as const;
  await actAs(engine, commentOnDemand, PEOPLE.manager, demandId, comment);
  await authorize(engine, demandId);
  const [toCompany, toCenter] = [(await closed(company.id))[0], (await closed(center.id))[0]];
  expect(toCenter?.eventId).toBe(toCompany?.eventId);
  const [whole, ofCenter] = [toCompany, toCenter].map((each) => JSON.parse(each?.body ?? '{}'));
  expect(ofCenter).toEqual({ ...whole, data: { ...whole.data, sequence: whole.data.sequence - 1 } });
  expect(await deliveriesOf(elsewhere.id)).toEqual([]);

  const performedThere = await newPendingDemand(engine, { performingCenterId: other.id });
  expect((await closed(elsewhere.id)).map((each) => each.demandId)).toEqual([performedThere]);
  expect((await closed(center.id, 2)).at(-1)?.demandId).toBe(performedThere);
  expect(await deliveriesOf(atOtherCompany.id)).toEqual([]);
});

it('a failed delivery is retried with the same event and bytes, and each try is recorded', async () => {
  const { id, path, superadmin } = await newWebhook('/again');
  receiver.answer(path, 503);
  const demandId = await newPendingDemand(engine);
  await eventually(async () => receiver.received(path).length === 1);
  receiver.answer(path, 204);
  const [delivery] = await closed(id);
  expect(delivery).toMatchObject({ state: 'delivered', code: null, demandId });
  const [first, second] = receiver.received(path);
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  const shown = await getDelivery(engine.services, superadmin, delivery?.id ?? '');
  expect(shown?.tries).toMatchObject([
    { status: 204, code: null },
    { status: 503, code: 'answered_otherwise', excerpt: 'no' },
  ]);
  expect(await engine.owner.webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({
    failures: 0,
    failingSince: null,
  });
});

it('a delivery fails after its last try, and is sent once more on request', async () => {
  const { id, path, superadmin } = await newWebhook('/never');
  receiver.answer(path, 500);
  await newPendingDemand(engine);
  const [given] = await closed(id);
  expect(given).toMatchObject({ state: 'failed', code: 'answered_otherwise' });
  expect(given?.tries).toHaveLength(3);

  receiver.answer(path, 204);
  const asked = { deliveryId: given?.id ?? '', newId: newCommandId() };
  const answers = await Promise.all([
    redeliver(engine.services, superadmin, asked),
    redeliver(engine.services, superadmin, asked),
  ]);
  expect(answers).toEqual([1, 2].map(() => ({ status: 'done', deliveryId: asked.newId })));
  const rows = await closed(id, 2);
  expect(rows.map(({ state, eventId }) => [state, eventId])).toEqual([
    ['failed', given?.eventId],
    ['delivered', given?.eventId],
  ]);
  expect(receiver.received(path)).toHaveLength(4);
  expect(receiver.received(path).at(-1)?.headers).toMatchObject({
    'webhook-id': given?.eventId,
    'aval-delivery': asked.newId,
  });
  expect(await redeliver(engine.services, await engine.actor(PEOPLE.manager), asked)).toEqual({ status: 'forbidden' });
});

it('all missed deliveries are sent again in one step, and no others', async () => {
  const { id, path, superadmin } = await newWebhook('/missed');
  await newPendingDemand(engine);
  await closed(id);
  receiver.answer(path, 500);
  const demandIds = [await newPendingDemand(engine), await newPendingDemand(engine)];
  await closed(id, 3);
  expect(await countMissed(engine.services, superadmin, id)).toMatchObject({ count: 2, webhookId: id });
  receiver.answer(path, 204);
  const before = receiver.received(path).length;
  const asked = await Promise.all([1, 2].map(() => redeliverMissed(engine.services, superadmin, id)));
  expect(asked.map((result) => (result.status === 'done' ? result.sent : null)).toSorted()).toEqual([0, 2]);
  const rows = await closed(id, 5);
  expect(
    rows
      .slice(3)
      .map(({ demandId, state }) => [demandId, state])
      .toSorted(),
  ).toEqual(demandIds.map((demandId) => [demandId, 'delivered']).toSorted());
  expect(new Set(rows.map(({ eventId }) => eventId)).size).toBe(3);
  expect(receiver.received(path).length).toBe(before + 2);
  expect(await countMissed(engine.services, superadmin, id)).toMatchObject({ count: 0 });
  const records = await engine.owner.changeRecord.findMany({
    where: { subject: 'webhook', subjectId: id, action: 'resend' },
  });
  expect(records).toHaveLength(1);
  expect(records[0]?.after).toEqual({ rowCount: 2 });
  const manager = await engine.actor(PEOPLE.manager);
  expect(await redeliverMissed(engine.services, manager, id)).toEqual({ status: 'forbidden' });
  expect(await countMissed(engine.services, manager, id)).toBeNull();
});

it('the former secret also signs for a day after a rotation', async () => {
  const { id, path, secret, superadmin } = await newWebhook('/rotated');
  expect(await showSecret(engine.services, superadmin, id)).toEqual({ status: 'gone' });
  const rotated = await rotateSecret(engine.services, superadmin, id);
  const next = rotated.status === 'shown' ? rotated.secret : '';
  expect(await sendTest(engine.services, superadmin, { webhookId: id, newId: newCommandId() })).toMatchObject({
    status: 'done',
  });
  await closed(id);
  const [request] = receiver.received(path);
  const verify = (given: string) =>
    new Webhook(given).verify(request?.body ?? '', request?.headers as Record<string, string>);
  for (const each of [secret, next]) expect(verify(each)).toMatchObject({ type: 'webhook.test', data: {} });
  expect(() => verify('whsec_AAAA')).toThrow();

  await engine.owner.webhook.update({ where: { id }, data: { formerUntil: new Date(Date.now() - 1000) } });
  await sendTest(engine.services, superadmin, { webhookId: id, newId: newCommandId() });
  await closed(id, 2);
  const last = receiver.received(path).at(-1);
  expect(() => new Webhook(secret).verify(last?.body ?? '', last?.headers as Record<string, string>)).toThrow();
});

it('an address that fails for a day is paused, admins are notified once, and it resumes when switched on', async () => {
  const { id, path, superadmin } = await newWebhook('/gone');
  receiver.answer(path, 500);
  await engine.owner.webhook.update({
    where: { id },
    data: { failures: 20, failingSince: new Date(Date.now() - DAY_MS) },
  });
  await newPendingDemand(engine);
  const [first] = await closed(id);
  // The remaining tries are skipped.
  expect(first).toMatchObject({ state: 'skipped', code: 'paused', tries: [{ code: 'answered_otherwise' }] });
  const { groups } = await listNotifications(engine.services, superadmin);
  expect(groups.filter(({ resource }) => resource === 'webhook')).toMatchObject([
    {
      resourceId: String(id),
      title: 'Agenda /gone',
      unread: 1,
      events: [{ key: 'webhook_paused', isReminder: false }],
    },
  ]);

  await newPendingDemand(engine);
  expect((await closed(id, 2)).map(({ code, tries }) => [code, tries.length])).toEqual([
    ['paused', 1],
    ['paused', 0],
  ]);
  receiver.answer(path, 204);
  expect(await switchWebhook(engine.services, superadmin, { id, active: true })).toEqual({ status: 'done' });
  await newPendingDemand(engine);
  expect((await closed(id, 3)).at(-1)).toMatchObject({ state: 'delivered' });
});

it('a receiver that asks for patience gets the next try no earlier', async () => {
  const { id, path } = await newWebhook('/patience');
  receiver.answer(path, 429, { 'retry-after': '1' });
  await newPendingDemand(engine);
  await eventually(async () => receiver.received(path).length === 1);
  receiver.answer(path, 204);
  const [delivery] = await closed(id);
  expect(delivery).toMatchObject({ state: 'delivered' });
  const [first, second] = delivery?.tries ?? [];
  // The usual delay of this worker is 50 ms.
  expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(1000);
});

it('a receiver that is gone gets nothing more, admins are notified once, and it resumes when switched on', async () => {
  const { id, path, superadmin } = await newWebhook('/unsubscribed');
  receiver.answer(path, 410);
  await sendTest(engine.services, superadmin, { webhookId: id, newId: newCommandId() });
  await closed(id);
  expect(await getWebhook(engine.services, superadmin, id)).toMatchObject({ state: 'active', failures: 0 });

  await newPendingDemand(engine);
  const rows = await closed(id, 2);
  expect(rows.map(({ state, code, tries }) => [state, code, tries.length])).toEqual(
    [1, 2].map(() => ['failed', 'gone', 1]),
  );
  expect(await getWebhook(engine.services, superadmin, id)).toMatchObject({ state: 'gone' });
  const { groups } = await listNotifications(engine.services, superadmin);
  expect(
    groups.filter(({ resource, title }) => resource === 'webhook' && title === 'Agenda /unsubscribed'),
  ).toMatchObject([{ resourceId: String(id), unread: 1, events: [{ key: 'webhook_gone', isReminder: false }] }]);

  await newPendingDemand(engine);
  expect((await closed(id, 3)).at(-1)).toMatchObject({ state: 'skipped', code: 'gone', tries: [] });
  expect(receiver.received(path)).toHaveLength(2);
  receiver.answer(path, 204);
  expect(await switchWebhook(engine.services, superadmin, { id, active: true })).toEqual({ status: 'done' });
  await newPendingDemand(engine);
  expect((await closed(id, 4)).at(-1)).toMatchObject({ state: 'delivered' });
});

it('a webhook that is switched off has no deliveries', async () => {
  const { id, path, superadmin } = await newWebhook('/off');
  await switchWebhook(engine.services, superadmin, { id, active: false });
  const demandId = await newPendingDemand(engine);
  expect(await engine.owner.effect.count({ where: { demandId, kind: 'webhook' } })).toBe(0);
  expect(receiver.received(path)).toEqual([]);
});

it('a silent address slows no decision, and its delivery times out', async () => {
  await stopWorker();
  stopWorker = await startWebhooksWorker(engine, { tryMs: 200, retryDelaysMs: [] });
  const { id, path } = await newWebhook('/silent');
  receiver.answer(path, 'silence');
  const demandId = await newPendingDemand(engine);
  await authorize(engine, demandId);
  const rows = await closed(id, 2);
  expect(rows.map(({ state, code }) => [state, code])).toEqual([1, 2].map(() => ['failed', 'too_slow']));
});

it('internal addresses are refused without the setting, under any name, and not retried', async () => {
  await stopWorker();
  stopWorker = await startWebhooksWorker(engine, { client: createWebhookClient({ allowsLoopback: false }) });
  const port = new URL(receiver.url('/')).port;
  for (const host of ['localhost', '127.0.0.1', '169.254.169.254']) {
    const { id } = await newWebhook('/inside');
    // Changes the stored address directly, since no form accepts it; this simulates a name that resolves inside later.
    await engine.owner.webhook.update({ where: { id }, data: { url: `https://${host}:${port}/inside` } });
    await newPendingDemand(engine);
    const [delivery] = await closed(id);
    expect(delivery).toMatchObject({ state: 'failed', code: 'address_refused', tries: [{ status: null }] });
  }
  expect(receiver.received('/inside')).toEqual([]);
});

it('secrets are sealed under a key of the installation, resealed under the newest, and reported when unreadable', async () => {
  const { id, secret } = await newWebhook('/keys');
  const { sealedSecret } = await engine.owner.webhook.findUniqueOrThrow({ where: { id } });
  expect(sealedSecret).toMatch(/^test:/);
  expect(sealedSecret).not.toContain(secret.slice(6, 20));
  const newest = { id: 'newest', key: new Uint8Array(32).fill(9) };
  const secrets = new SecretBox([newest, ...engine.environment.PAYLOAD_KEYS]);
  expect(await resealSecrets({ ...engine.services, secrets })).toBe(1);
  expect((await engine.owner.webhook.findUniqueOrThrow({ where: { id } })).sealedSecret).toMatch(/^newest:/);
  await newPendingDemand(engine);
  expect((await closed(id))[0]).toMatchObject({ state: 'failed', code: 'secret_unreadable' });
});

it('deliveries are removed after thirty days, and nothing else', async () => {
  const { id } = await newWebhook('/forgotten');
  await newPendingDemand(engine);
  const [delivery] = await closed(id);
  const later = (days: number) => ({ ...engine.services, clock: { now: () => new Date(Date.now() + days * DAY_MS) } });
  await sweepDeliveries(later(29));
  expect(await deliveriesOf(id)).toHaveLength(1);
  await sweepDeliveries(later(31));
  expect(await deliveriesOf(id)).toEqual([]);
  expect(await engine.owner.effect.findUnique({ where: { id: delivery?.effectId ?? '' } })).toBeNull();
  expect(await engine.owner.webhookTry.count({ where: { deliveryId: delivery?.id ?? '' } })).toBe(0);
  expect(await engine.owner.effect.count({ where: { kind: 'document' } })).toBeGreaterThan(0);
});
