import { acceptInvitation } from '@aval/application/invitations/accept-invitation';
import { getInvitation, type InvitationDetail } from '@aval/application/invitations/get-invitation';
import { rejectInvitation } from '@aval/application/invitations/reject-invitation';
import { resendInvitation } from '@aval/application/invitations/resend-invitation';
import type { StepResult } from '@aval/application/invitations/take-step';
import { withdrawInvitation } from '@aval/application/invitations/withdraw-invitation';
import type { Actor } from '@aval/domain/access/actor';
import type { InvitationState, InvitationStep } from '@aval/domain/access/invitation-status';
import { rejectionForms } from '@aval/domain/validation/dialogs/invitation-schemas';
import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { requireEntryId } from '../../server/entry-answers.server';
import { readForm } from '../../server/forms/read-form.server';
import { outcomeCode } from '../../server/outcome-codes';
import { getServices } from '../../server/services.server';
import { redirectWithToast } from '../../server/toast.server';
import { invitationAddress } from './invitations-address';

export async function loadInvitation(actor: Actor, param: string | undefined): Promise<InvitationDetail> {
  const invitation = await getInvitation(getServices(), actor, requireEntryId(param));
  if (!invitation) throw new Response(null, { status: 404 });
  return invitation;
}

/** Reason why a step failed. */
export interface StepAnswer {
  reply?: SubmissionResult;
  refusal?: 'stale' | 'registered';
  /** Current state, if another user was faster. */
  state?: InvitationState;
}

const stepSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('accept') }),
  z.object({ intent: z.literal('reject') }),
  z.object({ intent: z.literal('resend') }),
  z.object({ intent: z.literal('withdraw') }),
]);

const TOASTS = {
  accept: { title: 'invitations:accepted', description: 'invitations:acceptedText' },
  reject: { title: 'invitations:rejected', description: 'invitations:rejectedText' },
  resend: { title: 'invitations:resent', description: 'invitations:resentText' },
  withdraw: { title: 'invitations:withdrawn' },
} as const satisfies Record<InvitationStep, object>;

/** Takes one step with an invitation and shows the result. */
export async function runInvitationStep(request: Request, actor: Actor, param: string | undefined) {
  const id = requireEntryId(param);
  const { email } = await loadInvitation(actor, param);
  const form = await readForm(request);
  const sent = stepSchema.safeParse(Object.fromEntries(form));
  if (!sent.success) throw new Response(null, { status: 400 });
  const { intent } = sent.data;
  const submission = parseWithZod(form, { schema: rejectionForms.dialog, disableAutoCoercion: true });
  if (intent === 'reject' && submission.status !== 'success') {
    return data<StepAnswer>({ reply: submission.reply() }, { status: outcomeCode({ status: 'invalid' }) });
  }
  const reason = submission.status === 'success' ? submission.value.reason : '';
  const result = await takeStep(actor, intent, { id, reason });
  switch (result.status) {
    case 'done':
      return redirectWithToast(invitationAddress(id), { kind: 'success', ...TOASTS[intent], params: { email } });
    case 'stale':
      return data<StepAnswer>({ refusal: 'stale', state: result.state }, { status: outcomeCode(result) });
    case 'registered':
      return data<StepAnswer>({ refusal: 'registered' }, { status: 409 });
    case 'not_found':
      throw new Response(null, { status: 404 });
    case 'forbidden':
      throw new Response(null, { status: 403 });
  }
}

function takeStep(
  actor: Actor,
  step: InvitationStep,
  { id, reason }: { id: number; reason: string },
): Promise<StepResult> {
  const services = getServices();
  switch (step) {
    case 'accept':
      return acceptInvitation(services, actor, id);
    case 'reject':
      return rejectInvitation(services, actor, { invitationId: id, reason });
    case 'resend':
      return resendInvitation(services, actor, id);
    case 'withdraw':
      return withdrawInvitation(services, actor, id);
  }
}
