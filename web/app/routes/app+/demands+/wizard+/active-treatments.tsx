import { findActiveTreatments } from '@aval/application/demands/find-active-treatments';
import { companyOf } from '@aval/domain/access/actor';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readTyped } from '../../../../features/wizard/steps/form';
import { readForm } from '../../../../server/forms/read-form.server';
import { requirePermission } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

const choiceSchema = z.object({
  patientId: rowIdSchema,
  exactNumber: z.string().max(64).catch(''),
  demandId: z.uuid().nullable().catch(null),
});

/** Active treatments of the patient chosen in step 1; a POST, because the request contains a patient number. */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'demands.create');
  const companyId = companyOf(actor);
  const choice = choiceSchema.safeParse(readTyped(await readForm(request)));
  if (!choice.success) throw new Response(null, { status: 400 });
  if (companyId === undefined) throw new Response(null, { status: 404 });
  return outcomeResponse(await findActiveTreatments(getServices(), actor, { companyId, ...choice.data }));
}
