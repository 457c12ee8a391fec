import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PresentationsPage } from '../../../features/presentations/components/presentations-page';
import { PRESENTATIONS_PAGE } from '../../../features/presentations/presentations-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'presentations.list');
  return PRESENTATIONS_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'presentations:title');

export default function Presentations() {
  return <PresentationsPage loaded={useLoaderData<typeof loader>()} />;
}
