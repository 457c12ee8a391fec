import type { Session } from '@aval/application/access/load-session';
import { EFFECT_KINDS } from '@aval/application/effects/effect-kinds';
import { retryEffect } from '@aval/application/effects/retry-effect';
import { retryFailedEffects } from '@aval/application/effects/retry-failed-effects';
import { z } from 'zod';
import { readForm } from '../../server/forms/read-form.server';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';

const PAGE = '/app/operations';

const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('retry'), effectId: z.uuid() }),
  z.object({ intent: z.literal('retry_all'), kind: z.enum(EFFECT_KINDS) }),
]);

export async function runOperationsAction(request: Request, { actor }: Session): Promise<Response> {
  const form = formSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!form.success) throw new Response(null, { status: 400 });
  if (form.data.intent === 'retry') {
    const { status } = await retryEffect(getServices(), actor, { effectId: form.data.effectId });
    if (status !== 'done') throw new Response(null, { status: status === 'forbidden' ? 403 : 404 });
    return redirectWithToast(PAGE, { kind: 'success', title: 'operations:retried' });
  }
  const result = await retryFailedEffects(getServices(), actor, { kind: form.data.kind });
  if (result.status === 'forbidden') throw new Response(null, { status: 403 });
  const { count } = result;
  const title = count === 0 ? 'operations:retriedNone' : 'operations:retriedAll';
  return redirectWithToast(PAGE, { kind: 'success', title, params: { count } });
}
