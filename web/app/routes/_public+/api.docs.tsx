import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReferencePage } from '../../features/api-reference/components/reference-page';
import { publicRoute } from '../../server/guards.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

/**
 * What programs may call, for people who write them. Calls are tried out from it in development alone, by whoever has signed in. Source:
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

/** Its own, since Remix loads what stands above a boundary and not the boundary's own route: the root's would have neither words nor brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
