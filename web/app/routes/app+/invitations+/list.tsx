import type { LoaderFunctionArgs } from '@remix-run/node';
import { INVITATIONS } from '../../../features/invitations/invitations-address';
import { requirePermission } from '../../../server/guards.server';
import { redirectOnward } from '../../../server/toast.server';

/** Where one comes back to from an invitation: the list as it was left. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'invitations.list');
  return redirectOnward(request, INVITATIONS.path);
}

/** It only leads on; being a page, it can answer an unknown host with one. */
export default function BackToList() {
  return null;
}
