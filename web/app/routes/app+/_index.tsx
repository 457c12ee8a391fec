import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireUser } from '../../server/guards.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { context } = await requireUser(request);
  return redirect(context.missing ? '/app/home' : '/app/demands');
}

/** It only leads on; being a page, it can answer an unknown host with one. */
export default function Start() {
  return null;
}
