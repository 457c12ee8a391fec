import type { Actor } from '@aval/domain/access/actor';
import { invitationEnd } from '@aval/domain/access/invitation-status';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { isRegistered } from './open-invitation';
import { type StepResult, takeStep } from './take-step';

/** Mails a new link, valid for another fourteen days; the previous link becomes invalid. */
export function resendInvitation(
  services: Services,
  actor: Actor,
  invitationId: number,
  keep: KeepMade = keepNothing,
): Promise<StepResult> {
  return takeStep(services, actor, {
    step: 'resend',
    invitationId,
    keep,
    obstacle: async (tx, { email }) => ((await isRegistered(tx, email)) ? 'registered' : null),
    change: { tokenHash: null, expiresAt: invitationEnd(services.clock.now()) },
    mail: ({ createdById }) => (createdById === null ? 'invitation_accepted' : 'invitation'),
  });
}
