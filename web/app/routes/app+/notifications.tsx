import { listNotifications, NOTIFICATION_PAGE } from '@aval/application/notifications/list-notifications';
import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import { rowIdSchema } from '@aval/domain/validation/row-id';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { requireUser } from '../../server/guards.server';
import { readForm } from '../../server/read-form.server';
import { getServices } from '../../server/services.server';

const commandSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('open'), demandId: z.uuid(), upTo: rowIdSchema }),
  z.object({ intent: z.literal('mark_one'), id: rowIdSchema }),
  /** The demands of the list as it was shown, separated by commas. */
  z.object({ intent: z.literal('mark'), demandIds: z.string().max(400).transform(splitIds), upTo: rowIdSchema }),
]);

function splitIds(text: string, context: z.RefinementCtx): string[] {
  const ids = z.array(z.uuid()).min(1).max(NOTIFICATION_PAGE).safeParse(text.split(','));
  if (ids.success) return ids.data;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { actor } = await requireUser(request);
  return Response.json(await listNotifications(getServices(), actor));
}

export async function action({ request }: ActionFunctionArgs) {
  const { actor } = await requireUser(request);
  const form = commandSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const command = form.data;
  await markNotificationsRead(
    getServices(),
    actor,
    command.intent === 'open' ? { demandIds: [command.demandId], upTo: command.upTo } : command,
  );
  return command.intent === 'open' ? redirect(`/app/demands/${command.demandId}`) : null;
}
