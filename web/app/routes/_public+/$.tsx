import type { LoaderFunctionArgs } from '@remix-run/node';
import { refusalInWords } from '../../../server/request-store';
import { publicRoute } from '../../server/guards.server';

/**
 * Error page for addresses without a route, including /404, and for unsupported methods. Source: docs/rules.md 14.4.
 */
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
