import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { NewWebhookInput } from '@aval/domain/validation/companies/webhook-schema';
import { message } from '@aval/domain/validation/fields/message';
import { MOST_WEBHOOKS } from '@aval/domain/webhooks/webhook-deliveries';
import { newWebhookSecret } from '@aval/platform/webhooks/sign-message';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { CreateEntryResult } from '../catalogues/entries/create-entry';
import { recordChange } from '../change-record/record-change';
import type { FormIssue } from '../engine/outcomes';
import { orBusy } from '../health/or-busy';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import { webhookSecretOwner } from '../secrets/webhook-secret';
import type { Services } from '../services';
import { factsOf, findForbiddenAddress, findWebhook } from './webhook-columns';

/** Creates a webhook of a company, or of a center there, with a secret not shown yet. Source: docs/rules.md 13.1. */
export async function createWebhook(
  services: Services,
  actor: Actor,
  input: NewWebhookInput,
  keep: KeepMade = keepNothing,
): Promise<CreateEntryResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const { companyId } = input;
  const forbidden = findForbiddenAddress(services, input);
  if (forbidden) return { status: 'invalid', issues: [forbidden] };
  const written = forActor(services.database, actor).run(async (tx): Promise<CreateEntryResult> => {
    // Lock, so that of two simultaneous requests for the last free place the second one is refused.
    const [company] = await tx.$queryRaw<[{ id: number }?]>`
      SELECT id FROM company WHERE id = ${companyId} FOR NO KEY UPDATE`;
    const isOwn = company && actor.companyIds.includes(companyId);
    if (!isOwn) return { status: 'invalid', issues: [{ path: 'companyId', message: message('choose') }] };
    const refused = await findRefusal(tx, input);
    if (refused) return { status: 'invalid', issues: [refused] };
    const sealedSecret = services.secrets.seal(newWebhookSecret(), webhookSecretOwner({ companyId }));
    const { id } = await tx.webhook.create({ data: { ...input, sealedSecret }, select: { id: true } });
    const webhook = await findWebhook(tx, id);
    if (!webhook) throw new Error('a webhook that was just made is not there');
    await recordChange(tx, actor, {
      subject: 'webhook',
      subjectId: id,
      companyId,
      name: webhook.name,
      action: 'create',
      before: null,
      after: factsOf(webhook),
    });
    await keep(tx, id);
    return { status: 'done', id };
  });
  return orBusy(written);
}

/** Checks that the center can be chosen, and that there is a free place. Source: docs/rules.md 13.1. */
async function findRefusal(tx: Transaction, { companyId, centerId }: NewWebhookInput): Promise<FormIssue | null> {
  if (centerId !== null) {
    // Lock, so that it is not deleted meanwhile.
    const [center] = await tx.$queryRaw<[{ id: number }?]>`
      SELECT id FROM center WHERE id = ${centerId} AND NOT hidden FOR KEY SHARE`;
    if (!center) return { path: 'centerId', message: message('choose') };
  }
  if ((await tx.webhook.count({ where: { companyId, centerId } })) < MOST_WEBHOOKS) return null;
  return centerId === null
    ? { path: 'companyId', message: message('webhooksTooMany', { max: MOST_WEBHOOKS }) }
    : { path: 'centerId', message: message('webhooksTooManyOfCenter', { max: MOST_WEBHOOKS }) };
}
