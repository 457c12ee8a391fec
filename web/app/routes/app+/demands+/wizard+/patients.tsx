import { searchPatients } from '@aval/application/patients/search-patients';
import { companyOf } from '@aval/domain/access/actor';
import type { ActionFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../../components/choices/use-async-options';
import { patientOption } from '../../../../features/wizard/steps/found-options';
import { readForm } from '../../../../server/forms/read-form.server';
import { requirePermission } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** Patients offered in step 1; a POST, because the search text contains patient names and numbers. */
export async function action({ request }: ActionFunctionArgs): Promise<FoundOptions | Response> {
  const { actor } = await requirePermission(request, 'demands.create');
  const asked = await readForm(request);
  const companyId = companyOf(actor);
  if (companyId === undefined) return { options: [] };
  const text = String(asked.get('q') ?? '');
  const found = await searchPatients(getServices(), actor, companyId, text, { isExact: asked.has('exact') });
  if (found.status === 'throttled') return outcomeResponse(found);
  return { options: found.patients.map(patientOption) };
}
