import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeliveriesPage } from '../../../features/webhooks/components/deliveries-page';
import { loadDeliveries, redeliverAllMissed } from '../../../features/webhooks/deliveries-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return loadDeliveries(session, request);
}

/** Repeats all failed deliveries of a webhook. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return redeliverAllMissed(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';
export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:log.title');

export default function Deliveries() {
  return <DeliveriesPage {...useLoaderData<typeof loader>()} />;
}
