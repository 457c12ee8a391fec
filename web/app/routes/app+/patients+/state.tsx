import type { LoaderFunctionArgs } from '@remix-run/node';
import { PATIENTS_PAGE } from '../../../features/patients/patients-page.server';
import { requireContext } from '../../../server/guards.server';

/** Data of the list for filtering, paging and refreshing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return PATIENTS_PAGE.state(session, request);
}
