import type { LoaderFunctionArgs } from '@remix-run/node';
import { refusalInWords } from '../../../server/request-store';
import { publicRoute } from '../../server/guards.server';

/** Whatever no other route answers, /404 included, or not by this method: the page that says so. Source: docs/rules.md 14.4. */
export async function loader({ request }: LoaderFunctionArgs) {
  await publicRoute(request);
  throw new Response(null, { status: refusalInWords() ?? 404 });
}

export async function action({ request }: LoaderFunctionArgs) {
  await publicRoute(request);
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
