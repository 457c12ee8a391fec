import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReferencePage } from '../../features/api-reference/components/reference-page';
import { publicRoute } from '../../server/guards.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

/**
 * API reference for developers. Operations can be tried out only in development and only when signed in. Source:
 * docs/rules.md 10.15.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await publicRoute(request);
  return { mayTry: import.meta.env.DEV && session !== null };
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => pageTitle(matches, 'auth:reference.title');

export default function ReferenceRoute() {
  return <ReferencePage {...useLoaderData<typeof loader>()} />;
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
