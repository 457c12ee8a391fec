import type { Session } from '@aval/application/access/load-session';
import { duplicateDemand } from '@aval/application/demands/filing/duplicate-demand';
import { retryDocument } from '@aval/application/documents/retry-document';
import { deleteDraft } from '@aval/application/drafts/delete-draft';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { runCommandForm } from '../demand-actions/command-form.server';
import type { CommandReply } from '../demand-actions/command-reply';
import { editAddress, openStep } from '../wizard/frame/wizard-steps';
import { notFound } from './detail-page.server';

/** Small forms that need no workflow engine; all others are commands. */
const smallFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('delete') }),
  z.object({ intent: z.literal('retry_document'), documentId: rowIdSchema }),
  z.object({
    intent: z.literal('duplicate'),
    newDemandId: z.uuid(),
    withChemotherapy: z.literal('on').optional(),
    /** Doctor and center that the page named for the copy. */
    doctorId: rowIdSchema,
    centerId: rowIdSchema.optional(),
  }),
]);

/** Handles all forms of the demand's page. */
export async function runDetailAction(request: Request, session: Session, demandId: string) {
  const sent = await readForm(request);
  const form = smallFormSchema.safeParse(Object.fromEntries(sent));
  if (!form.success) return runCommandForm(sent, session, demandId);
  if (form.data.intent === 'delete') return removeDraft(session, demandId);
  if (form.data.intent === 'duplicate') return duplicate(session, { ...form.data, demandId });
  const result = await retryDocument(getServices(), session.actor, { demandId, documentId: form.data.documentId });
  if (result.status === 'not_found') throw notFound();
  if (result.status === 'forbidden') throw new Response(null, { status: 403 });
  return null;
}

interface DuplicationForm {
  demandId: string;
  newDemandId: string;
  withChemotherapy?: 'on' | undefined;
  doctorId: number;
  centerId?: number | undefined;
}

/** Duplicates a demand and opens the wizard at the first incomplete step. */
async function duplicate({ actor }: Session, { withChemotherapy, centerId, ...form }: DuplicationForm) {
  const asked = { ...form, centerId: centerId ?? null, withChemotherapy: withChemotherapy !== undefined };
  const result = await duplicateDemand(getServices(), actor, asked);
  if (result.status === 'not_found' || result.status === 'taken' || result.status === 'repeated') throw notFound();
  if (result.status === 'forbidden') throw new Response(null, { status: 403 });
  if (result.status === 'refused') return reply({ status: 'not_duplicated', refusal: result.refusal });
  const step = result.otherCenter ? 'patient' : openStep(null, result.complete, 'extras');
  return redirectWithToast(editAddress(result.demandId, step), {
    kind: 'success',
    title: 'decision:done.duplicate',
    ...(result.otherCenter ? { description: 'decision:duplicateDialog.otherCenter' } : {}),
    params: { reference: result.reference },
  });
}

async function removeDraft(session: Session, demandId: string) {
  const result = await deleteDraft(getServices(), session.actor, demandId);
  if (result.status === 'not_found') throw notFound();
  if (result.status === 'forbidden') throw new Response(null, { status: 403 });
  if (result.status === 'closed') return reply({ status: 'closed' });
  return redirectWithToast('/app/demands', { kind: 'success', title: 'decision:done.delete' });
}

function reply(content: CommandReply) {
  return data(content, { status: outcomeCode(content) });
}
