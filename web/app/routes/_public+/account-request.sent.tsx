import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { SentPage } from '../../features/landing/components/sent-page';
import { requireSignedOut } from '../../server/guards.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { tenant } = await requireSignedOut(request);
  if (tenant.isDefault) throw new Response(null, { status: 404 });
  return null;
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'landing:sent.title');

export default function RequestSent() {
  return <SentPage />;
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
