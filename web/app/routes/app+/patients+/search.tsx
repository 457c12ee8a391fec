import type { ActionFunctionArgs } from '@remix-run/node';
import { keepPatientSearch } from '../../../features/patients/patients-page.server';
import { requireContext } from '../../../server/guards.server';

/** What the list is searched for: names and numbers of patients, which stand in no address. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireContext(request);
  return keepPatientSearch(session, request);
}
