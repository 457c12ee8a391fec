import type { Actor } from '@aval/domain/access/actor';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { type StepResult, takeStep } from './take-step';

/** Rejects a request and mails the rejection, with the reason if one is given. */
export function rejectInvitation(
  services: Services,
  actor: Actor,
  { invitationId, reason }: { invitationId: number; reason: string | null },
  keep: KeepMade = keepNothing,
): Promise<StepResult> {
  return takeStep(services, actor, {
    step: 'reject',
    invitationId,
    keep,
    change: { status: INVITATION_STATUS.rejected, rejectionReason: reason },
    mail: () => 'request_rejected',
  });
}
