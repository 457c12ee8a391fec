import { chooseContext } from '@aval/application/context/choose-context';
import { CONTEXT_DIMENSIONS } from '@aval/domain/access/context-dimensions';
import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { requireUser } from '../../server/guards.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';

const choiceSchema = z.object({
  dimension: z.enum(CONTEXT_DIMENSIONS),
  /** Empty clears an optional choice. */
  id: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]),
  from: z.enum(['home', 'bar']),
});

/** Changes the context. On the home page the user stays there; from the top bar the list opens with the new context. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireUser(request);
  const form = choiceSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { from, ...choice } = form.data;
  const chosen = await chooseContext(getServices(), session, choice);
  if (!chosen) return redirectWithToast('/app/home', { kind: 'error', title: 'home:refused' });
  // A document load, because the frame shows the context and would not be reloaded by a redirect to the current
  // address.
  return from === 'home' ? redirect('/app/home') : redirectDocument('/app');
}
