import { listNotifications } from '@aval/application/notifications/list-notifications';
import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { notificationFormSchema, topicPath } from '../../features/notifications/form.server';
import { readForm } from '../../server/forms/read-form.server';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  // Data for the bell: an address typed into the browser, which no page leads to, would show them raw.
  if (request.headers.get('sec-fetch-site') === 'none') return redirect('/app');
  return Response.json(await listNotifications(getServices(), actor));
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const form = notificationFormSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const command = form.data;
  if (command.intent === 'mark_one') {
    await markNotificationsRead(getServices(), actor, { id: command.id });
    return null;
  }
  const topics = command.intent === 'open' ? [command.about] : command.about;
  await markNotificationsRead(getServices(), actor, { topics, upTo: command.upTo });
  return command.intent === 'open' ? redirect(topicPath(command.about)) : null;
}
