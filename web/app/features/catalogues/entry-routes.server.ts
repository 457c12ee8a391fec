import type { Session } from '@aval/application/access/load-session';
import type { Catalogue, CatalogueEntry } from '@aval/application/catalogues/entries/catalogue';
import { createEntry } from '@aval/application/catalogues/entries/create-entry';
import { editEntry } from '@aval/application/catalogues/entries/edit-entry';
import { findEntry } from '@aval/application/catalogues/entries/find-entry';
import { getEntry } from '@aval/application/catalogues/entries/get-entry';
import { showEntry } from '@aval/application/catalogues/entries/show-entry';
import { withdrawEntry } from '@aval/application/catalogues/entries/withdraw-entry';
import type { Actor } from '@aval/domain/access/actor';
import { z } from 'zod';
import { ANEW } from '../../components/entries/failed-try';
import {
  BUSY,
  readEntryForm,
  refuseEntry,
  refuseForm,
  refuseMissing,
  requireEntryId,
} from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import type { CatalogueAddress } from './catalogue-address';

/** Definition of a catalogue's routes: rules, form schema and addresses. */
export interface CatalogueRoutes<Schema extends z.ZodType, Entry extends CatalogueEntry> {
  catalogue: Catalogue<z.output<Schema>, Entry>;
  schema: Schema;
  address: CatalogueAddress;
}

const changeSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('withdraw') }),
  z.object({ intent: z.literal('show') }),
]);

/** Handlers of the pages of catalogue entries; the routes call their guards first. */
export function catalogueRoutes<Schema extends z.ZodType, Entry extends CatalogueEntry>({
  catalogue,
  schema,
  address,
}: CatalogueRoutes<Schema, Entry>) {
  async function load({ actor }: Session, id: string | undefined) {
    const found = await getEntry(getServices(), actor, catalogue, requireEntryId(id));
    if (!found) throw new Response(null, { status: 404 });
    return found;
  }

  async function loadForm({ actor }: Session, id: string | undefined) {
    const entry = await findEntry(getServices(), actor, catalogue, requireEntryId(id));
    if (!entry) throw new Response(null, { status: 404 });
    return entry;
  }

  async function create({ actor }: Session, request: Request) {
    const { submission } = await readEntryForm(request, schema);
    if (submission.status !== 'success') return refuseForm(submission);
    return make(actor, submission, submission.value);
  }

  async function make(actor: Actor, submission: Parameters<typeof refuseEntry>[0], input: z.output<Schema>) {
    const result = await createEntry(getServices(), actor, catalogue, input);
    if (result.status !== 'done') return refuseEntry(submission, result);
    return redirectWithToast(address.detail(result.id), { kind: 'success', title: 'catalogues:toast.created' });
  }

  async function edit({ actor }: Session, request: Request, param: string | undefined) {
    const id = requireEntryId(param);
    const { form, submission, revision } = await readEntryForm(request, schema);
    if (submission.status !== 'success') return refuseForm(submission);
    if (form.has(ANEW)) return make(actor, submission, submission.value);
    const result = await editEntry(getServices(), actor, catalogue, { id, revision, input: submission.value });
    if (result.status !== 'done' && result.status !== 'unchanged') return refuseEntry(submission, result);
    const title = result.status === 'done' ? 'catalogues:toast.saved' : 'catalogues:toast.unchanged';
    return redirectWithToast(address.detail(id), { kind: result.status === 'done' ? 'success' : 'info', title });
  }

  /** Deletes, hides or restores the entry. */
  async function change({ actor }: Session, request: Request, param: string | undefined) {
    const id = requireEntryId(param);
    const form = changeSchema.safeParse(Object.fromEntries(await readForm(request)));
    if (!form.success) throw new Response(null, { status: 400 });
    const act = form.data.intent === 'withdraw' ? withdrawEntry : showEntry;
    const result = await act(getServices(), actor, catalogue, id);
    if (result.status === 'not_found') return refuseMissing(result);
    const { status } = result;
    if (status === 'busy') throw new Response(null, BUSY);
    if (status === 'forbidden') throw new Response(null, { status: 403 });
    const to = status === 'deleted' ? address.list : address.detail(id);
    const what = status === 'done' ? 'shown' : status;
    return redirectWithToast(to, { kind: 'success', title: `catalogues:toast.${what}` });
  }

  return { load, loadForm, create, edit, change };
}
