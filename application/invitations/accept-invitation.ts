import type { Actor } from '@aval/domain/access/actor';
import { INVITATION_STATUS, invitationEnd } from '@aval/domain/access/invitation-status';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { isRegistered } from './open-invitation';
import { type StepResult, takeStep } from './take-step';

/** Accepts an account request and mails its link. */
export function acceptInvitation(
  services: Services,
  actor: Actor,
  invitationId: number,
  keep: KeepMade = keepNothing,
): Promise<StepResult> {
  return takeStep(services, actor, {
    step: 'accept',
    invitationId,
    keep,
    obstacle: async (tx, { email }) => ((await isRegistered(tx, email)) ? 'registered' : null),
    change: { status: INVITATION_STATUS.accepted, expiresAt: invitationEnd(services.clock.now()) },
    mail: () => 'invitation_accepted',
  });
}
