import type { Session } from '@aval/application/access/load-session';
import { browseRegimens } from '@aval/application/regimens/browse-regimens';
import { getRegimen } from '@aval/application/regimens/get-regimen';
import { retireRegimen } from '@aval/application/regimens/retire-regimen';
import { reviewRegimen } from '@aval/application/regimens/review-regimen';
import { createRegimen, editRegimen } from '@aval/application/regimens/save-regimen';
import { roleMay } from '@aval/domain/access/permissions';
import { newRegimenSchema, regimenSchema } from '@aval/domain/validation/catalogues/regimen-schema';
import { z } from 'zod';
import { BUSY, readEntryForm, refuseEntry, refuseForm, requireEntryId } from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { plainListPage } from '../../server/list-page.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { REGIMEN, REGIMENS, VERSION } from './regimens-address';

export const REGIMENS_PAGE = plainListPage(REGIMENS, browseRegimens);

/** Loads a regimen in the version named by the address, or the latest. */
export async function loadRegimen({ actor }: Session, param: string | undefined, request?: Request) {
  const asked = request ? new URL(request.url).searchParams.get(VERSION) : null;
  const version = asked === null ? undefined : requireEntryId(asked);
  const shown = await getRegimen(getServices(), actor, requireEntryId(param), version);
  if (!shown) throw new Response(null, { status: 404 });
  return shown;
}

/** Loads a regimen for its form; throws 404 when the user may not edit it. */
export async function loadRegimenForm(session: Session, param: string | undefined) {
  const { entry, mayEdit } = await loadRegimen(session, param);
  if (!mayEdit) throw new Response(null, { status: 404 });
  return { entry };
}

/** Returns whether the user may create platform regimens. */
export function loadNewRegimen({ actor }: Session) {
  return { mayBePlatform: roleMay(actor.role, 'regimens.edit_platform') };
}

export async function makeRegimen({ actor }: Session, request: Request) {
  const { submission } = await readEntryForm(request, newRegimenSchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await createRegimen(getServices(), actor, submission.value);
  if (result.status !== 'done') return refuseEntry(submission, result);
  return redirectWithToast(REGIMEN.detail(result.id), { kind: 'success', title: 'regimens:toast.created' });
}

export async function saveRegimen({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const { submission, revision } = await readEntryForm(request, regimenSchema);
  if (submission.status !== 'success') return refuseForm(submission);
  const result = await editRegimen(getServices(), actor, { id, revision, input: submission.value });
  if (result.status !== 'done' && result.status !== 'unchanged') return refuseEntry(submission, result);
  const isDone = result.status === 'done';
  return redirectWithToast(REGIMEN.detail(id), {
    kind: isDone ? 'success' : 'info',
    title: isDone ? 'regimens:toast.saved' : 'regimens:toast.unchanged',
  });
}

const changeSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('retire') }),
  z.object({ intent: z.literal('restore') }),
  z.object({ intent: z.literal('review') }),
]);

const CHANGE_TOASTS = {
  retire: 'regimens:toast.retired',
  restore: 'regimens:toast.restored',
  review: 'regimens:toast.reviewed',
} as const;

/** Retires a regimen, offers it again, or marks it as reviewed. */
export async function changeRegimen({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const form = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { intent } = form.data;
  const services = getServices();
  const { status } =
    intent === 'review'
      ? await reviewRegimen(services, actor, id)
      : await retireRegimen(services, actor, { id, retired: intent === 'retire' });
  if (status === 'busy') throw new Response(null, BUSY);
  if (status !== 'done') throw new Response(null, { status: status === 'forbidden' ? 403 : 404 });
  return redirectWithToast(REGIMEN.detail(id), { kind: 'success', title: CHANGE_TOASTS[intent] });
}
