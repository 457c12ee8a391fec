import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '../../server/guards.server';
import { redirectOnward } from '../../server/toast.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { context } = await requireUser(request);
  throw redirectOnward(request, context.missing ? '/app/home' : '/app/demands');
}

/** Only redirects; as a page route it can render the error page of an unknown host. */
export default function Start() {
  return null;
}
