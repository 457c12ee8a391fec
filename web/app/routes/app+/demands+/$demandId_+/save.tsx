import { DRAFT_STEPS } from '@aval/application/drafts/draft-forms';
import { saveBasics } from '@aval/application/drafts/save-basics';
import { saveDraftStep } from '@aval/application/drafts/save-draft-step';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readTyped } from '../../../../features/wizard/form';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { readForm } from '../../../../server/read-form.server';
import { getServices } from '../../../../server/services.server';

const paramsSchema = z.object({
  demandId: z.uuid(),
  step: z.enum(['patient', ...DRAFT_STEPS]),
  revision: z.coerce.number().int().min(0),
});

/** Keeps one step of the wizard as it was typed. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const address = new URL(request.url);
  const asked = paramsSchema.safeParse({ ...Object.fromEntries(address.searchParams), ...params });
  if (!asked.success) throw new Response(null, { status: 404 });
  const { demandId, step, revision } = asked.data;
  const form = readTyped(await readForm(request));
  const services = getServices();
  const result =
    step === 'patient'
      ? await saveBasics(services, actor, { demandId, form, revision })
      : await saveDraftStep(services, actor, { demandId, step, form, revision });
  return outcomeResponse(result);
}
