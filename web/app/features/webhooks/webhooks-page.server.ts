import { randomUUID } from 'node:crypto';
import type { Session } from '@aval/application/access/load-session';
import { getCompany } from '@aval/application/companies/get-company';
import { sendTest } from '@aval/application/webhooks/ask-delivery';
import { browseWebhooks } from '@aval/application/webhooks/browse-webhooks';
import {
  type ChangeWebhookResult,
  removeWebhook,
  rotateSecret,
  type ShownSecret,
  showSecret,
  switchWebhook,
} from '@aval/application/webhooks/change-webhook';
import { createWebhook } from '@aval/application/webhooks/create-webhook';
import { editWebhook } from '@aval/application/webhooks/edit-webhook';
import { getWebhook } from '@aval/application/webhooks/get-webhook';
import { roleMay } from '@aval/domain/access/permissions';
import { newWebhookSchema, webhookSchema } from '@aval/domain/validation/companies/webhook-schema';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';
import {
  BUSY,
  readEntryForm,
  refuseEntry,
  refuseForm,
  refuseMissing,
  requireEntryId,
} from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast, type Toast } from '../../server/toast.server';
import { deliveryAddress, WEBHOOK, WEBHOOKS } from './webhooks-address';

export const WEBHOOKS_PAGE = plainListPage(WEBHOOKS, browseWebhooks);

/** Loads a webhook for one of its pages. */
export async function loadWebhook({ actor }: Session, param: string | undefined) {
  const webhook = await getWebhook(getServices(), actor, requireEntryId(param));
  if (!webhook) throw new Response(null, { status: 404 });
  // Id that makes a test idempotent when it is submitted twice from one page.
  return { webhook, mayEdit: roleMay(actor.role, 'companies.edit'), newId: randomUUID() };
}

/** Loads the company preset by the link to the form. */
export async function loadNewWebhook({ actor }: Session, request: Request) {
  const id = rowIdSchema.safeParse(new URL(request.url).searchParams.get('companyId'));
  const found = id.success ? await getCompany(getServices(), actor, id.data) : null;
  return { company: found && { id: found.company.id, name: found.company.name } };
}

export async function makeWebhook({ actor }: Session, request: Request) {
  const { submission } = await readEntryForm(request, newWebhookSchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await createWebhook(getServices(), actor, submission.value);
  if (result.status !== 'done') return refuseEntry(submission, result);
  return redirectWithToast(WEBHOOK.detail(result.id), TOASTS.created);
}

export async function saveWebhook({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const { submission, revision } = await readEntryForm(request, webhookSchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await editWebhook(getServices(), actor, { id, revision, input: submission.value });
  if (result.status !== 'done' && result.status !== 'unchanged') return refuseEntry(submission, result);
  return redirectWithToast(WEBHOOK.detail(id), TOASTS[result.status]);
}

const changeSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('activate') }),
  z.object({ intent: z.literal('deactivate') }),
  z.object({ intent: z.literal('remove') }),
  z.object({ intent: z.literal('show_secret') }),
  z.object({ intent: z.literal('rotate') }),
  z.object({ intent: z.literal('test'), newId: z.uuid() }),
]);

/** Secret in the response to a request; null when it cannot be shown any more. */
export interface SecretAnswer {
  secret: string | null;
}

/** Handles all actions of a webhook's page. */
export async function changeWebhook({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const form = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const services = getServices();
  const page = WEBHOOK.detail(id);
  switch (form.data.intent) {
    case 'activate':
    case 'deactivate': {
      const active = form.data.intent === 'activate';
      return done(await switchWebhook(services, actor, { id, active }), page, TOASTS[form.data.intent]);
    }
    case 'remove':
      return done(await removeWebhook(services, actor, id), WEBHOOK.list, TOASTS.removed);
    case 'show_secret':
      return secretAnswer(await showSecret(services, actor, id));
    case 'rotate':
      return secretAnswer(await rotateSecret(services, actor, id));
    case 'test': {
      const result = await sendTest(services, actor, { webhookId: id, newId: form.data.newId });
      if (result.status === 'pending') throw new Error('a test waits for no other');
      const to = result.status === 'done' ? deliveryAddress(result.deliveryId) : page;
      return done(result, to, TOASTS.tested);
    }
  }
}

function secretAnswer(result: ShownSecret): SecretAnswer {
  if (result.status === 'shown') return { secret: result.secret };
  if (result.status === 'gone') return { secret: null };
  return refuse(result);
}

function done(result: ChangeWebhookResult, to: string, toast: Omit<Toast, 'id'>): Promise<Response> {
  return result.status === 'done' ? redirectWithToast(to, toast) : refuse(result);
}

type NotDone = Exclude<ChangeWebhookResult, { status: 'done' }>;

/** Throws the response for an outcome without a page of its own. */
export function refuse(result: NotDone): never {
  if (result.status === 'not_found') return refuseMissing(result);
  throw new Response(null, result.status === 'busy' ? BUSY : { status: 403 });
}

const TOASTS = {
  created: { kind: 'success', title: 'webhooks:toast.created', description: 'webhooks:toast.createdText' },
  done: { kind: 'success', title: 'webhooks:toast.saved' },
  unchanged: { kind: 'info', title: 'webhooks:toast.unchanged' },
  activate: { kind: 'success', title: 'webhooks:toast.activated' },
  deactivate: { kind: 'success', title: 'webhooks:toast.deactivated' },
  removed: { kind: 'success', title: 'webhooks:toast.removed' },
  tested: { kind: 'success', title: 'webhooks:toast.tested' },
} as const;
