import type { LoaderFunctionArgs } from '@remix-run/node';
import { refusalInWords } from '../../../server/request-store';
import { requireUser } from '../../server/guards.server';

/** Error page inside the frame, for addresses without a route and for unsupported methods. */
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
