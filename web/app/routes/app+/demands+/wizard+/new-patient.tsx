import { createKnowingly } from '@aval/application/patients/create-knowingly';
import type { ActionFunctionArgs } from '@remix-run/node';
import { readKnows } from '../../../../features/patients/patient-entry.server';
import { readTyped } from '../../../../features/wizard/steps/form';
import { readForm } from '../../../../server/forms/read-form.server';
import { requirePermission } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** Creates a patient in step 1 of the wizard, in the company in context. */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'patients.create');
  const [companyId, another] = actor.companyId === null ? actor.companyIds : [actor.companyId];
  // Users of several companies must have chosen one as context.
  if (companyId === undefined || another !== undefined) throw new Response(null, { status: 404 });
  const form = await readForm(request);
  const asked = { companyId, form: readTyped(form), knows: readKnows(form) };
  return outcomeResponse(await createKnowingly(getServices(), actor, asked));
}
