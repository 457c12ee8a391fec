import { listNotifications, NOTIFICATIONS_ON_PAGE } from '@aval/application/notifications/list-notifications';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

/** Data of the bell, or with `all` of the page of notifications, polled by them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const most = new URL(request.url).searchParams.has('all') ? NOTIFICATIONS_ON_PAGE : undefined;
  return Response.json(await listNotifications(getServices(), actor, most));
}
