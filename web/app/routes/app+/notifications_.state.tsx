import { isAnswerAsked } from '@aval/application/notifications/is-answer-asked';
import { listNotifications, NOTIFICATIONS_ON_PAGE } from '@aval/application/notifications/list-notifications';
import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { actionAddress } from '../../features/demand-actions/action-address';
import { notificationFormSchema, topicPath } from '../../features/notifications/form.server';
import { readForm } from '../../server/forms/read-form.server';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

/** Data of the bell, or with `all` of the page of notifications, polled by them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  const most = new URL(request.url).searchParams.has('all') ? NOTIFICATIONS_ON_PAGE : undefined;
  return Response.json(await listNotifications(getServices(), actor, most));
}

/** Marks notifications as read, from the bell and from the page. */
export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const form = notificationFormSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const command = form.data;
  if (command.intent === 'mark_one') {
    await markNotificationsRead(getServices(), actor, { id: command.id });
    return null;
  }
  const { upTo } = command;
  if (command.intent !== 'open') {
    await markNotificationsRead(getServices(), actor, { topics: command.about, upTo });
    return null;
  }
  const { about } = command;
  const isAsked = await isAnswerAsked(getServices(), actor, { ...about, upTo });
  await markNotificationsRead(getServices(), actor, { topics: [about], upTo });
  return redirect(isAsked ? actionAddress(about.resourceId, 'answer') : topicPath(about));
}
