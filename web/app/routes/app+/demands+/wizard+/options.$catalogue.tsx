import { OPTION_CATALOGUES, searchOptions } from '@aval/application/catalogues/search-options';
import { searchPatients } from '@aval/application/patients/search-patients';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions, Throttled } from '../../../../components/use-async-options';
import { requireUser } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

/** What the comboboxes of the wizard find: patients, drugs, centers, codes. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<FoundOptions | Throttled> {
  const { actor } = await requireUser(request);
  const text = new URL(request.url).searchParams.get('q') ?? '';
  const [companyId] = actor.companyId === null ? actor.companyIds : [actor.companyId];
  if (companyId === undefined) return { options: [] };
  if (params.catalogue === 'patients') {
    const found = await searchPatients(getServices(), actor, companyId, text);
    if (found.status === 'throttled') return found;
    return {
      options: found.patients.map(({ id, firstName, lastName, cardNumber }) => ({
        value: String(id),
        label: `${firstName} ${lastName}`,
        description: cardNumber,
      })),
    };
  }
  const catalogue = OPTION_CATALOGUES.find((name) => name === params.catalogue);
  if (!catalogue) throw new Response(null, { status: 404 });
  const options = await searchOptions(getServices(), actor, companyId, { catalogue, text });
  return {
    options: options.map(({ id, label, detail }) => ({
      value: String(id),
      label,
      ...(detail ? { description: detail } : {}),
    })),
  };
}
