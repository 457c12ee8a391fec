import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadChanges } from '../../features/api-reference/changes-page.server';
import { ChangesPage } from '../../features/api-reference/components/changes-page';
import { publicRoute } from '../../server/guards.server';
import { FailurePage } from '../../shell/failure-page';
import { pageTitle } from '../../shell/page-title';

/** Changes of the API, for those who write clients. Source: docs/rules.md 10.26. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await publicRoute(request);
  return loadChanges(language);
}

export const meta: MetaFunction<typeof loader> = ({ matches }) => pageTitle(matches, 'auth:reference.changes');

export default function ChangelogRoute() {
  return <ChangesPage {...useLoaderData<typeof loader>()} />;
}

/** Own boundary: Remix loads the routes above a boundary but not its own, so the root's would lack texts and brand. */
export function ErrorBoundary() {
  return <FailurePage />;
}
