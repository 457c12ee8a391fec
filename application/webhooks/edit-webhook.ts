import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { WebhookInput } from '@aval/domain/validation/companies/webhook-schema';
import { forActor } from '@aval/prisma/scope';
import { dequal } from 'dequal';
import type { EditEntryInput, EditEntryResult } from '../catalogues/entries/edit-entry';
import { notThere } from '../change-record/find-deletion';
import { recordChange } from '../change-record/record-change';
import { orBusy } from '../health/or-busy';
import type { Services } from '../services';
import { writeSwitch } from './change-webhook';
import { factsOf, findForbiddenAddress, lockWebhook } from './webhook-columns';

interface EditWebhookInput extends EditEntryInput<WebhookInput> {
  /** Whether it is switched on or off with the edit; undefined keeps its state. */
  active?: boolean | undefined;
}

/** Edits the name, address and events of a webhook. Its company and center stay. Source: docs/rules.md 13.1. */
export async function editWebhook(
  services: Services,
  actor: Actor,
  { id, revision, input, active }: EditWebhookInput,
): Promise<EditEntryResult> {
  if (!roleMay(actor.role, 'companies.edit')) return { status: 'forbidden' };
  const forbidden = findForbiddenAddress(services, input);
  const written = forActor(services.database, actor).run(async (tx): Promise<EditEntryResult> => {
    const found = await lockWebhook(tx, id);
    if (!found) return notThere(tx, actor, 'webhook', id);
    if (found.revision !== revision) return { status: 'stale' };
    if (forbidden) return { status: 'invalid', issues: [forbidden] };
    const webhook = active === undefined ? found : await writeSwitch(tx, actor, found, active);
    const { name, url, events } = webhook;
    if (dequal({ name, url, events }, input)) return { status: webhook === found ? 'unchanged' : 'done' };
    await tx.webhook.update({
      where: { id },
      data: { ...input, revision: { increment: 1 } },
      select: { id: true },
    });
    await recordChange(tx, actor, {
      subject: 'webhook',
      subjectId: id,
      companyId: webhook.companyId,
      name: input.name,
      action: 'edit',
      before: factsOf(webhook),
      after: {
        ...factsOf({ ...webhook, ...input }),
        ...(input.url === url ? {} : { addressReplaced: true }),
      },
    });
    return { status: 'done' };
  });
  return orBusy(written);
}
