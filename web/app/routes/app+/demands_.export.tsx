import type { LoaderFunctionArgs } from '@remix-run/node';
import { demandsCsv } from '../../features/demand-list/demands-csv.server';
import { requireContext } from '../../server/guards.server';

/** Export of the filtered list of demands. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return demandsCsv(session, request);
}
