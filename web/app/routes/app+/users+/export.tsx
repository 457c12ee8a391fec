import type { LoaderFunctionArgs } from '@remix-run/node';
import { usersCsv } from '../../../features/users/users-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'users.list');
  return usersCsv(session, request);
}
