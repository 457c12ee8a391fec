import { saveBasics } from '@aval/application/drafts/saving/save-basics';
import { saveDraftStep } from '@aval/application/drafts/saving/save-draft-step';
import { DRAFT_STEPS } from '@aval/application/drafts/wizard/draft-forms';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { demandIdOf } from '../../../../features/demand-detail/detail-page.server';
import { readTyped } from '../../../../features/wizard/steps/form';
import { readForm } from '../../../../server/forms/read-form.server';
import { requireWellFormed } from '../../../../server/forms/well-formed.server';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

const askedSchema = z.object({
  step: z.enum(['patient', 'answers', ...DRAFT_STEPS]),
  revision: z.coerce.number().int().min(0),
  /** Step 5 only: names of the fields to save, separated by commas; the others stay as stored. */
  changed: z.string().optional(),
});

/** Saves a wizard step as typed, or answers to findings typed beside another step. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const demandId = demandIdOf(params);
  const asked = askedSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const { step, revision, changed } = await requireWellFormed(actor, demandId, asked);
  const form = readTyped(await readForm(request));
  const services = getServices();
  const sent = { demandId, form, revision };
  if (step === 'patient') return outcomeResponse(await saveBasics(services, actor, sent));
  if (step !== 'answers' && step !== 'extras')
    return outcomeResponse(await saveDraftStep(services, actor, { ...sent, step }));
  const changedFields = step === 'answers' ? [] : changed?.split(',');
  return outcomeResponse(await saveDraftStep(services, actor, { ...sent, step: 'extras', changedFields }));
}
