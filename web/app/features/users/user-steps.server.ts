import type { Session } from '@aval/application/access/load-session';
import { activateUser } from '@aval/application/users/leaving/activate-user';
import { type DeactivateUserResult, deactivateUser } from '@aval/application/users/leaving/deactivate-user';
import { sendResetLink } from '@aval/application/users/send-reset-link';
import { deactivationSchema } from '@aval/domain/validation/users/leaving-schema';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { BUSY, requireEntryId } from '../../server/entry-answers.server';
import { issuesByField } from '../../server/forms/issues-by-field';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast, type Toast } from '../../server/toast.server';
import type { LeavingAnswer } from './components/deactivate-dialog';
import { USER } from './users-address';

const stepSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('deactivate') }),
  z.object({ intent: z.literal('activate') }),
  z.object({ intent: z.literal('send_link') }),
]);

const WRONG = { status: outcomeCode({ status: 'invalid' }) };

/** Activates or deactivates a user, or mails a password link. */
export async function answerUserStep({ actor }: Session, request: Request, param: string | undefined) {
  const id = requireEntryId(param);
  const form = await readForm(request);
  const step = stepSchema.safeParse(Object.fromEntries(form));
  if (!step.success) throw new Response(null, { status: 400 });
  const services = getServices();
  switch (step.data.intent) {
    case 'deactivate': {
      const submission = parseWithZod(form, { schema: deactivationSchema, disableAutoCoercion: true });
      if (submission.status !== 'success') return data<LeavingAnswer>({ reply: submission.reply() }, WRONG);
      const result = await deactivateUser(services, actor, { id, ...submission.value });
      if (result.status === 'busy') return data<LeavingAnswer>({ isBusy: true }, { status: 409 });
      if (result.status === 'stale') return data<LeavingAnswer>({ refusal: 'left' }, { status: outcomeCode(result) });
      if (result.status === 'invalid') {
        return data<LeavingAnswer>({ reply: submission.reply({ fieldErrors: issuesByField(result.issues) }) }, WRONG);
      }
      return answer(result.status, id, 'users:deactivated', handedOverIn(result));
    }
    case 'activate':
      return answer((await activateUser(services, actor, id)).status, id, 'users:activated');
    case 'send_link': {
      const { status } = await sendResetLink(services, actor, id);
      if (status === 'inactive') return data<LeavingAnswer>({ refusal: 'noLink' }, { status: 409 });
      return answer(status, id, 'users:linkSent');
    }
  }
}

/** Returns the toast's text on who took over the open work. */
function handedOverIn(result: DeactivateUserResult) {
  if (result.status !== 'done' || !result.handedOver) return {};
  return { description: 'users:handedOver', params: { ...result.handedOver } };
}

type Outcome = 'done' | 'busy' | 'not_found' | 'forbidden';

function answer(status: Outcome, id: number, title: string, more: Partial<Toast> = {}): Promise<Response> {
  if (status === 'busy') throw new Response(null, BUSY);
  if (status === 'not_found') throw new Response(null, { status: 404 });
  if (status === 'forbidden') throw new Response(null, { status: 403 });
  return redirectWithToast(USER.profile(id), { kind: 'success', title, ...more });
}
