import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useAnswer } from '../../components/entries/failed-try';
import { LandingPage, SignInLanding } from '../../features/landing/components/landing-page';
import { RequestCard } from '../../features/landing/components/request-card';
import { runAccountRequest } from '../../features/landing/request-action.server';
import { requireSignedOut } from '../../server/guards.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { tenant } = await requireSignedOut(request);
  return { takesRequests: !tenant.isDefault };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { tenant, language } = await requireSignedOut(request);
  return runAccountRequest(request, { tenant, language, address: context.clientAddress });
}

export { keepsWhatWasTyped as clientAction } from '../../components/entries/failed-try';

/** Passes on Retry-After, so that submissions without scripts get it too. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'landing:pageTitle');

export default function Landing() {
  const { takesRequests } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  if (!takesRequests) return <SignInLanding />;
  return (
    <LandingPage>
      <RequestCard reply={answer?.reply} waitMinutes={answer?.waitMinutes ?? null} />
    </LandingPage>
  );
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
