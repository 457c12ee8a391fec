import type { Actor } from '@aval/domain/access/actor';
import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { type StepResult, takeStep } from './take-step';

/** Withdraws an unused invitation; its link becomes invalid. */
export function withdrawInvitation(
  services: Services,
  actor: Actor,
  invitationId: number,
  keep: KeepMade = keepNothing,
): Promise<StepResult> {
  return takeStep(services, actor, {
    step: 'withdraw',
    invitationId,
    keep,
    change: { status: INVITATION_STATUS.withdrawn, tokenHash: null },
  });
}
