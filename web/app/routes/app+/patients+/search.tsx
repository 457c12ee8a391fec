import type { ActionFunctionArgs } from '@remix-run/node';
import { keepPatientSearch } from '../../../features/patients/patients-page.server';
import { requireContext } from '../../../server/guards.server';

/** Stores a search text, because patient names and numbers must not appear in addresses. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireContext(request);
  return keepPatientSearch(session, request);
}
