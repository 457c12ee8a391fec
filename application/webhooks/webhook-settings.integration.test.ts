import { MOST_REDELIVERED } from '@aval/domain/webhooks/webhook-deliveries';
import { WEBHOOK_EVENTS } from '@aval/domain/webhooks/webhook-events';
import { engineForFile } from '@aval/testing/stack/for-file';
import { beforeEach, expect, it } from 'vitest';
import { sendTest } from './ask-delivery';
import { browseDeliveries } from './browse-deliveries';
import { browseWebhooks } from './browse-webhooks';
import { removeWebhook, rotateSecret, showSecret, switchWebhook } from './change-webhook';
import { createWebhook as create } from './create-webhook';
import { DELIVERIES_LIST } from './deliveries-list';
import { editWebhook } from './edit-webhook';
import { getWebhook } from './get-webhook';
import { countMissed, redeliverMissed } from './redeliver-missed';
import { WEBHOOKS_LIST } from './webhooks-list';

const MERIDIANA = 2;
const ALBORADA = 3;
const SUPERADMIN = 'superadmin@aval.test';
const ADDRESS = 'https://hooks.example.org/aval?token=a-secret-of-its-own';

const engine = await engineForFile();

beforeEach(() => engine.owner.webhook.deleteMany({}));

const input = {
  companyId: MERIDIANA,
  centerId: null as number | null,
  name: 'Agenda',
  url: ADDRESS,
  events: [...WEBHOOK_EVENTS],
};

async function newWebhook(changes: Partial<typeof input> = {}): Promise<number> {
  const made = await create(engine.services, await engine.actor(SUPERADMIN), { ...input, ...changes });
  if (made.status !== 'done') throw new Error(JSON.stringify(made));
  return made.id;
}

it('webhooks can be changed by superadmins and seen by admin roles', async () => {
  const id = await newWebhook();
  const { services } = engine;
  for (const email of [
    'admin@aval.test',
    'manager@meridiana.test',
    'representative@meridiana.test',
    'doctor@meridiana.test',
  ]) {
    const actor = await engine.actor(email);
    const forbidden = { status: 'forbidden' };
    expect(await create(services, actor, input), email).toEqual(forbidden);
    expect(await editWebhook(services, actor, { id, revision: 0, input })).toEqual(forbidden);
    expect(await showSecret(services, actor, id)).toEqual(forbidden);
    expect(await rotateSecret(services, actor, id)).toEqual(forbidden);
    expect(await switchWebhook(services, actor, { id, active: false })).toEqual(forbidden);
    expect(await removeWebhook(services, actor, id)).toEqual(forbidden);
    expect(await sendTest(services, actor, { webhookId: id, newId: crypto.randomUUID() })).toEqual(forbidden);
    const isAdmin = email.startsWith('admin@');
    expect((await getWebhook(services, actor, id)) !== null, email).toBe(isAdmin);
    expect((await browseWebhooks(services, actor, WEBHOOKS_LIST.parse(new URLSearchParams()))) !== null).toBe(isAdmin);
    expect((await browseDeliveries(services, actor, DELIVERIES_LIST.parse(new URLSearchParams()))) !== null).toBe(
      isAdmin,
    );
  }
});

it('the secret of a webhook is shown once and is in nothing read afterwards', async () => {
  const id = await newWebhook();
  const superadmin = await engine.actor(SUPERADMIN);
  const both = await Promise.all([1, 2].map(() => showSecret(engine.services, superadmin, id)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['gone', 'shown']);
  const secret = both.flatMap((shown) => (shown.status === 'shown' ? [shown.secret] : []))[0] ?? '';
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify(await getWebhook(engine.services, superadmin, id))).not.toContain(secret);
});

it('changes of a webhook are recorded without secrets and without the path of its address', async () => {
  const id = await newWebhook();
  const superadmin = await engine.actor(SUPERADMIN);
  const shown = await showSecret(engine.services, superadmin, id);
  const rotated = await rotateSecret(engine.services, superadmin, id);
  const changed = { ...input, name: 'Otra agenda', url: `${ADDRESS}2` };
  const { companyId: _company, centerId: _center, ...edited } = changed;
  expect(await editWebhook(engine.services, superadmin, { id, revision: 0, input: edited })).toEqual({
    status: 'done',
  });
  expect(await editWebhook(engine.services, superadmin, { id, revision: 1, input: edited })).toEqual({
    status: 'unchanged',
  });
  expect(await editWebhook(engine.services, superadmin, { id, revision: 0, input: edited })).toEqual({
    status: 'stale',
  });
  await switchWebhook(engine.services, superadmin, { id, active: false });
  await sendTest(engine.services, superadmin, { webhookId: id, newId: crypto.randomUUID() });
  await removeWebhook(engine.services, superadmin, id);
  const rows = await engine.owner.changeRecord.findMany({
    where: { subject: 'webhook', subjectId: id },
    orderBy: { id: 'asc' },
  });
  expect(rows.map(({ action, after }) => [action, Object.keys((after ?? {}) as object).toSorted()])).toEqual([
    ['create', ['centerName', 'events', 'name', 'server', 'webhookState']],
    ['edit', ['secretShown']],
    ['edit', ['secretReplaced']],
    ['edit', ['addressReplaced', 'name']],
    ['deactivate', ['webhookState']],
    ['test', []],
    ['delete', []],
  ]);
  const told = JSON.stringify(rows.map(({ before, after }) => [before, after]));
  for (const secret of [shown, rotated].flatMap((each) => ('secret' in each ? [each.secret] : ['?'])))
    expect(told).not.toContain(secret);
  expect(told).not.toContain('a-secret-of-its-own');
});

it('webhooks are limited per company, even for simultaneous requests', async () => {
  const superadmin = await engine.actor(SUPERADMIN);
  const made = await Promise.all(Array.from({ length: 7 }, () => create(engine.services, superadmin, input)));
  expect(made.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill('done'), 'invalid', 'invalid']);
  expect(made.find(({ status }) => status === 'invalid')).toMatchObject({ issues: [{ path: 'companyId' }] });
  expect(await newWebhook({ companyId: ALBORADA })).toBeGreaterThan(0);
  expect(await create(engine.services, superadmin, { ...input, companyId: 2_000_000_000 })).toMatchObject({
    status: 'invalid',
  });
});

it('a webhook needs a valid, external https address, unless the setting allows loopback', async () => {
  const superadmin = await engine.actor(SUPERADMIN);
  const wrong = { status: 'invalid', issues: [{ path: 'url', message: 'validation:secureAddress' }] };
  for (const url of ['http://localhost:9000/', 'https://999.1.1.1/', 'https://hooks.example.org:99999/']) {
    expect(await create(engine.services, superadmin, { ...input, url }), url).toEqual(wrong);
  }
  const inside = { status: 'invalid', issues: [{ path: 'url', message: 'validation:internalAddress' }] };
  const loopback = ['https://127.0.0.1/', 'https://localhost/x', 'https://0x7f000001/'];
  for (const url of [...loopback, 'https://169.254.169.254/', 'https://10.0.0.1:8443/']) {
    expect(await create(engine.services, superadmin, { ...input, url }), url).toEqual(inside);
  }
  const own = { ...engine.services, allowsLoopback: true };
  expect(await create(own, superadmin, { ...input, url: 'https://169.254.169.254/' })).toEqual(inside);
  expect(await create(own, superadmin, { ...input, url: 'http://localhost:9000/' })).toMatchObject({ status: 'done' });
});

it('a delivery must belong to the company of its webhook', async () => {
  const id = await newWebhook();
  const effect = { id: crypto.randomUUID(), companyId: ALBORADA, kind: 'webhook', payload: {}, recipient: String(id) };
  await engine.owner.effect.create({ data: effect });
  const { owner } = engine;
  const foreign = owner.webhookDelivery.create({
    data: {
      id: crypto.randomUUID(),
      companyId: ALBORADA,
      webhookId: id,
      effectId: effect.id,
      eventId: crypto.randomUUID(),
      event: 'webhook.test',
      body: '{}',
    },
  });
  await expect(foreign).rejects.toThrow('webhook of another company');
  await expect(owner.effect.create({ data: { ...effect, id: crypto.randomUUID(), kind: 'letter' } })).rejects.toThrow();
});

it('redelivery sends the oldest missed events and returns how many are left', async () => {
  const id = await newWebhook();
  await engine.owner.$executeRaw`
    WITH missed AS (SELECT n, gen_random_uuid() AS effect_id FROM generate_series(1, ${MOST_REDELIVERED + 3}::int) AS n),
    closed AS (
      INSERT INTO effect (id, company_id, sequence, kind, recipient, payload, status)
      SELECT effect_id, ${MERIDIANA}::int, n, 'webhook', ${String(id)}, '{}'::jsonb, 'failed' FROM missed
    )
    INSERT INTO webhook_delivery (id, company_id, webhook_id, effect_id, event_id, event, body, state, created_at, closed_at)
    SELECT gen_random_uuid(), ${MERIDIANA}::int, ${id}::int, effect_id, gen_random_uuid(), 'demand.decided', n::text, 'failed',
      now() - make_interval(hours => n), now() FROM missed`;
  const superadmin = await engine.actor(SUPERADMIN);
  expect(await countMissed(engine.services, superadmin, id)).toMatchObject({ count: MOST_REDELIVERED + 3 });
  const sent = await redeliverMissed(engine.services, superadmin, id);
  expect(sent).toEqual({ status: 'done', sent: MOST_REDELIVERED, left: 3 });
  const again = await engine.owner.webhookDelivery.findMany({ where: { webhookId: id, state: 'pending' } });
  const bodies = again.map(({ body }) => Number(body)).toSorted((one, other) => one - other);
  expect(bodies).toEqual(Array.from({ length: MOST_REDELIVERED }, (_, at) => at + 4));
  expect(await countMissed(engine.services, superadmin, id)).toMatchObject({ count: 3 });
});
