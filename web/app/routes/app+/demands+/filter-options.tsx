import { OPTION_FILTERS } from '@aval/application/demands/list/filter-options';
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { FoundOptions } from '../../../components/choices/use-async-options';
import { findFilterOptions } from '../../../features/demand-list/find-filter-options.server';
import { requireContext } from '../../../server/guards.server';

/** Options of a filter chip of the demand list; patients are requested by POST (`filter-patients`). */
export async function loader({ request }: LoaderFunctionArgs): Promise<FoundOptions> {
  const { actor } = await requireContext(request);
  const asked = new URL(request.url).searchParams;
  const filter = OPTION_FILTERS.find((name) => name === asked.get('filter'));
  if (!filter) throw new Response(null, { status: 400 });
  if (filter === 'patientId') throw new Response(null, { status: 404 });
  return findFilterOptions(actor, filter, asked.get('q') ?? '');
}
