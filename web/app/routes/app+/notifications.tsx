import { listNotifications, NOTIFICATIONS_ON_PAGE } from '@aval/application/notifications/list-notifications';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NotificationsPage } from '../../features/notifications/components/notifications-page';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { pageTitle } from '../../shell/page-title';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  return listNotifications(getServices(), actor, NOTIFICATIONS_ON_PAGE);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'notifications:title');

export default function Notifications() {
  return <NotificationsPage loaded={useLoaderData<typeof loader>()} />;
}
