import { OPTION_CATALOGUES, searchOptions } from '@aval/application/catalogues/search-options';
import { searchPatients } from '@aval/application/patients/search-patients';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../../components/use-async-options';
import { foundOptions, patientOption } from '../../../../features/wizard/found-options';
import { requireUser } from '../../../../server/guards.server';
import { outcomeResponse } from '../../../../server/outcome-response.server';
import { getServices } from '../../../../server/services.server';

/** What the comboboxes of the wizard find: patients, centers, codes. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<FoundOptions | Response> {
  const { actor } = await requireUser(request);
  const asked = new URL(request.url).searchParams;
  const text = asked.get('q') ?? '';
  const [companyId] = actor.companyId === null ? actor.companyIds : [actor.companyId];
  if (companyId === undefined) return { options: [] };
  if (params.catalogue === 'patients') {
    const found = await searchPatients(getServices(), actor, companyId, text, { isExact: asked.has('exact') });
    if (found.status === 'throttled') return outcomeResponse(found);
    return { options: found.patients.map(patientOption) };
  }
  const catalogue = OPTION_CATALOGUES.find((name) => name === params.catalogue);
  if (!catalogue) throw new Response(null, { status: 404 });
  const options = await searchOptions(getServices(), actor, companyId, { catalogue, text });
  return foundOptions(options);
}
