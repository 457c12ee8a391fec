import type { LoaderFunctionArgs } from '@remix-run/node';
import { refusalInWords } from '../../../server/request-store';
import { requireUser } from '../../server/guards.server';

/** Whatever no page inside answers, or not by this method: said with the navigation around it. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  throw new Response(null, { status: refusalInWords() ?? 404 });
}

export async function action({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
