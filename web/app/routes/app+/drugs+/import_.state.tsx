import type { LoaderFunctionArgs } from '@remix-run/node';
import { DRUG_IMPORT } from '../../../features/drugs/drugs-page.server';
import { requirePermission } from '../../../server/guards.server';

/** Progress, polled by the page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'drugs.create');
  return DRUG_IMPORT.state(session);
}
