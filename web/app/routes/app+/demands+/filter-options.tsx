import { OPTION_FILTERS, searchFilterOptions } from '@aval/application/demands/list/filter-options';
import { FILTER_PARAMETERS } from '@aval/application/demands/list/list-query';
import { listFilters } from '@aval/domain/access/demand-list';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/use-async-options';
import { requireContext } from '../../../server/guards.server';
import { getServices } from '../../../server/services.server';

/** What a filter chip of the demand list may be set to. */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requireContext(request);
  const asked = new URL(request.url).searchParams;
  const filter = OPTION_FILTERS.find((name) => name === asked.get('filter'));
  const offered: readonly string[] = listFilters(actor).map((name) => FILTER_PARAMETERS[name]);
  if (!filter || !offered.includes(filter)) throw new Response(null, { status: 404 });
  const options = await searchFilterOptions(getServices(), actor, filter, asked.get('q') ?? '');
  return {
    options: options.map(({ id, label, detail }) => ({
      value: String(id),
      label,
      ...(detail ? { description: detail } : {}),
    })),
  };
}
