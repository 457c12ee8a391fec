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
  /** Empty takes an optional choice back. */
  id: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]),
  from: z.enum(['home', 'bar']),
});

/** Chosen on the home page one stays there to go on; from the top bar the list shows what is now in context. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireUser(request);
  const form = choiceSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  const { from, ...choice } = form.data;
  const chosen = await chooseContext(getServices(), session, choice);
  if (!chosen) return redirectWithToast('/app/home', { kind: 'error', title: 'home:refused' });
  // The frame says what is in context, and is not loaded again for an address that leads back to where somebody was.
  return from === 'home' ? redirect('/app/home') : redirectDocument('/app');
}
