import type { LoaderFunctionArgs } from '@remix-run/node';
import { invitationsCsv } from '../../../features/invitations/invitations-csv.server';
import { requirePermission } from '../../../server/guards.server';

/** What the list is narrowed to, as a file. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'invitations.list');
  return invitationsCsv(session, request);
}
