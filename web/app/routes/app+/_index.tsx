import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '../../server/guards.server';
import { redirectOnward } from '../../server/toast.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { context } = await requireUser(request);
  throw redirectOnward(request, context.missing ? '/app/home' : '/app/demands');
}

/** It only leads on; being a page, it can answer an unknown host with one. */
export default function Start() {
  return null;
}
