import { OPTION_CATALOGUES, searchOptions } from '@aval/application/catalogues/search-options';
import { companyOf } from '@aval/domain/access/actor';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../../components/choices/use-async-options';
import { foundOptions } from '../../../../features/wizard/steps/found-options';
import { requireUser } from '../../../../server/guards.server';
import { getServices } from '../../../../server/services.server';

/** Options of the wizard's comboboxes: centers, codes. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requireUser(request);
  const text = new URL(request.url).searchParams.get('q') ?? '';
  const companyId = companyOf(actor);
  if (companyId === undefined) return { options: [] };
  const catalogue = OPTION_CATALOGUES.find((name) => name === params.catalogue);
  if (!catalogue) throw new Response(null, { status: 404 });
  const options = await searchOptions(getServices(), actor, companyId, { catalogue, text });
  return foundOptions(options);
}
