import type { LoaderFunctionArgs } from '@remix-run/node';
import { INVITATIONS } from '../../../features/invitations/invitations-address';
import { requirePermission } from '../../../server/guards.server';
import { redirectOnward } from '../../../server/toast.server';

/** Return address from an invitation: the list as it was left. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'invitations.list');
  return redirectOnward(request, INVITATIONS.path);
}

/** Only redirects; as a page route it can render the error page of an unknown host. */
export default function BackToList() {
  return null;
}
