import { listNotifications } from '@aval/application/notifications/list-notifications';
import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { requireUser } from '../../server/guards.server';
import { rowIdSchema } from '../../server/row-id';
import { getServices } from '../../server/services.server';

const commandSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('open'), id: rowIdSchema, demandId: z.uuid() }),
  /** The ids of the list as it was shown, separated by commas. */
  z.object({ intent: z.literal('mark_all'), ids: z.string().regex(/^\d{1,9}(,\d{1,9}){0,9}$/) }),
]);

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  return { notifications: await listNotifications(getServices(), actor) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const form = commandSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw new Response(null, { status: 400 });
  const command = form.data;
  const ids = command.intent === 'open' ? [command.id] : command.ids.split(',').map(Number);
  await markNotificationsRead(getServices(), actor, { ids });
  return command.intent === 'open' ? redirect(`/app/demands/${command.demandId}`) : null;
}
