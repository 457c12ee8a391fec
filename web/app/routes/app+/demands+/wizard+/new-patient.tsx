import { createPatient } from '@aval/application/patients/create-patient';
import type { ActionFunctionArgs } from '@remix-run/node';
import { readTyped } from '../../../../features/wizard/form';
import { requirePermission } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { readForm } from '../../../../server/read-form.server';
import { getServices } from '../../../../server/services.server';

/** A patient made in step 1 of the wizard, of the company in context. */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requirePermission(request, 'patients.create');
  const [companyId, another] = actor.companyId === null ? actor.companyIds : [actor.companyId];
  // Whoever works for several companies says for which, by the context.
  if (companyId === undefined || another !== undefined) throw new Response(null, { status: 404 });
  return outcomeResponse(await createPatient(getServices(), actor, companyId, readTyped(await readForm(request))));
}
