import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeliveriesPage } from '../../../features/webhooks/components/deliveries-page';
import { DELIVERIES_PAGE } from '../../../features/webhooks/deliveries-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return DELIVERIES_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:log.title');

export default function Deliveries() {
  return <DeliveriesPage loaded={useLoaderData<typeof loader>()} />;
}
