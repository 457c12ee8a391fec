import { saveHiddenColumns } from '@aval/application/access/list-state';
import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';

const formSchema = z.object({
  list: z.string().max(60),
  hidden: z
    .string()
    .regex(/^[\w.]{1,40}(,[\w.]{1,40}){0,29}$/)
    .or(z.literal('')),
});

/** Stores the hidden columns of a list for the session. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireUser(request);
  const form = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { list, hidden } = form.data;
  await saveHiddenColumns(getServices(), session, list, hidden === '' ? [] : hidden.split(','));
  return Response.json({ status: 'kept' });
}
