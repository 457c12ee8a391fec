import type { LoaderFunctionArgs } from '@remix-run/node';
import { invitationsCsv } from '../../../features/invitations/invitations-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** Export of the filtered list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'invitations.list');
  return invitationsCsv(session, request);
}
