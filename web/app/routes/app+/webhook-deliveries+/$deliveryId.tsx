import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DeliveryDetail } from '../../../features/webhooks/components/delivery-detail';
import { loadDelivery, redeliverDelivery } from '../../../features/webhooks/deliveries-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'companies.view');
  return loadDelivery(session, params.deliveryId);
}

/** Repeats the delivery. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await requirePermission(request, 'companies.edit');
  return redeliverDelivery(session, request, params.deliveryId);
}

export { keepsWhatWasTyped as clientAction } from '../../../components/entries/failed-try';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'webhooks:log.title');

export default function WebhookDelivery() {
  return <DeliveryDetail {...useLoaderData<typeof loader>()} />;
}
