import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import { OLD_SECRET_MS } from '@aval/domain/webhooks/webhook-deliveries';
import { newWebhookSecret } from '@aval/platform/webhooks/sign-message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { type NotThere, notThere } from '../change-record/find-deletion';
import { type Change, recordChange } from '../change-record/record-change';
import { type Busy, orBusy } from '../health/or-busy';
import { webhookSecretOwner } from '../secrets/webhook-secret';
import type { Services } from '../services';
import { factsOf, lockWebhook, type Webhook } from './webhook-columns';

export type ChangeWebhookResult = { status: 'done' } | NotThere | { status: 'forbidden' } | Busy;

/** Secret of a webhook, shown once; afterwards it cannot be read again, only replaced. */
export type ShownSecret =
  | { status: 'shown'; secret: string }
  | NotThere
  | { status: 'forbidden' }
  /** The secret was shown already, or is sealed under a key that the installation no longer has. */
  | { status: 'gone' }
  | Busy;

/** Switches a webhook off or on; switching it on resets its count of failures. Source: docs/rules.md 13.6. */
export function switchWebhook(
  services: Services,
  actor: Actor,
  { id, active }: { id: number; active: boolean },
): Promise<ChangeWebhookResult> {
  return withWebhook<ChangeWebhookResult>(services, actor, id, async (tx, webhook) => {
    await writeSwitch(tx, actor, webhook, active);
    return { status: 'done' };
  });
}

/** Switches a locked webhook; returns it as it stands then. */
export async function writeSwitch(tx: Transaction, actor: Actor, webhook: Webhook, active: boolean): Promise<Webhook> {
  const state = active ? 'active' : 'off';
  if (webhook.state === state) return webhook;
  const data = { state, ...(active ? { failures: 0, failingSince: null } : {}) } as const;
  await tx.webhook.update({ where: { id: webhook.id }, data, select: { id: true } });
  await record(tx, actor, webhook, {
    action: active ? 'activate' : 'deactivate',
    before: { webhookState: webhook.state },
    after: { webhookState: state },
  });
  return { ...webhook, ...data };
}

/** Deletes a webhook with the log of its deliveries. */
export function removeWebhook(services: Services, actor: Actor, id: number): Promise<ChangeWebhookResult> {
  return withWebhook<ChangeWebhookResult>(services, actor, id, async (tx, webhook) => {
    await tx.webhook.delete({ where: { id }, select: { id: true } });
    await record(tx, actor, webhook, { action: 'delete', before: factsOf(webhook), after: null });
    return { status: 'done' };
  });
}

/** Shows the secret of a new webhook once, to set up the receiver. Source: docs/rules.md 13.4. */
export function showSecret(services: Services, actor: Actor, id: number): Promise<ShownSecret> {
  return withWebhook<ShownSecret>(services, actor, id, async (tx, webhook) => {
    if (webhook.secretShownAt !== null) return { status: 'gone' };
    const { sealedSecret } = await tx.webhook.update({
      where: { id },
      data: { secretShownAt: services.clock.now() },
      select: { sealedSecret: true },
    });
    const secret = services.secrets.open(sealedSecret, webhookSecretOwner(webhook));
    if (secret === null) return { status: 'gone' };
    await record(tx, actor, webhook, { action: 'edit', before: null, after: { secretShown: true } });
    return { status: 'shown', secret };
  });
}

/**
 * Replaces the secret and shows the new one; the former one also signs for a day, so that the receiver can change over.
 * Source: docs/rules.md 13.4.
 */
export function rotateSecret(services: Services, actor: Actor, id: number): Promise<ShownSecret> {
  return withWebhook<ShownSecret>(services, actor, id, async (tx, webhook) => {
    const now = services.clock.now();
    const secret = newWebhookSecret();
    const { sealedSecret: former } = await tx.webhook.findUniqueOrThrow({
      where: { id },
      select: { sealedSecret: true },
    });
    await tx.webhook.update({
      where: { id },
      data: {
        sealedSecret: services.secrets.seal(secret, webhookSecretOwner(webhook)),
        secretShownAt: now,
        formerSecret: former,
        formerUntil: new Date(now.getTime() + OLD_SECRET_MS),
      },
      select: { id: true },
    });
    await record(tx, actor, webhook, { action: 'edit', before: null, after: { secretReplaced: true } });
    return { status: 'shown', secret };
  });
}

async function record(
  tx: Transaction,
  actor: Actor,
  { id, companyId, name }: Webhook,
  what: Pick<Change, 'action' | 'before' | 'after'>,
): Promise<void> {
  await recordChange(tx, actor, { subject: 'webhook', subjectId: id, companyId, name, ...what });
}

/** Runs `work` on a locked webhook that the actor may change. */
function withWebhook<Result>(
  { database }: Services,
  actor: Actor,
  id: number,
  work: (tx: Transaction, webhook: Webhook) => Promise<Result>,
): Promise<Result | NotThere | { status: 'forbidden' } | Busy> {
  if (!roleMay(actor.role, 'companies.edit')) return Promise.resolve({ status: 'forbidden' });
  const written = forActor(database, actor).run(async (tx) => {
    const webhook = await lockWebhook(tx, id);
    return webhook ? work(tx, webhook) : notThere(tx, actor, 'webhook', id);
  });
  return orBusy(written);
}
