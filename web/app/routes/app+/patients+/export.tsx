import type { LoaderFunctionArgs } from '@remix-run/node';
import { patientsCsv } from '../../../features/patients/patients-csv.server';
import { requireContext } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireContext(request);
  return patientsCsv(session, request);
}
