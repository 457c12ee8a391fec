import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireUser } from '../../server/guards.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { context } = await requireUser(request);
  return redirect(context.missing ? '/app/home' : '/app/demands');
}
