import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireSignedOut } from '../../server/guards.server';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireSignedOut(request);
  return redirect('/login');
}

/** It only leads on; being a page, it can answer an unknown host with one. */
export default function Start() {
  return null;
}
