import type { Actor } from '@aval/domain/access/actor';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { type StepResult, takeStep } from './take-step';

/** Rejects a request; whoever asked is told, and why where a reason is given. */
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
