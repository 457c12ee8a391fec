import type { Actor } from '@aval/domain/access/actor';
import {
  type InvitationState,
  type InvitationStep,
  invitationState,
  invitationSteps,
} from '@aval/domain/access/invitation-status';
import { can } from '@aval/domain/access/permissions';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { requestMail } from '../effects/request-mail';
import type { KeepMade } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { type LockedInvitation, lockInvitation, recordedInvitation } from './invitation-facts';

export type StepResult =
  | { status: 'done'; state: InvitationState }
  /** Another admin was faster; `state` is the current one. */
  | { status: 'stale'; state: InvitationState }
  /** An account with this e-mail exists by now. */
  | { status: 'registered' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

interface StepPlan {
  step: InvitationStep;
  invitationId: number;
  /** Stores under the sender's key that the step was done. */
  keep: KeepMade;
  /** Reason why the step is impossible although the state allows it. */
  obstacle?: (tx: Transaction, invitation: LockedInvitation) => Promise<'registered' | null>;
  /** Changes of the row. */
  change: Pick<Prisma.InvitationUncheckedUpdateInput, 'tokenHash' | 'rejectionReason'> &
    Partial<Pick<LockedInvitation, 'status' | 'expiresAt'>>;
  /** Mail to the invited person. */
  mail?: (invitation: LockedInvitation) => 'invitation' | 'invitation_accepted' | 'request_rejected';
}

/**
 * Takes one step of an admin with an invitation and records it; steps that the state does not allow are refused as
 * stale. Source: docs/rules.md 6.4.
 */
export async function takeStep(services: Services, actor: Actor, plan: StepPlan): Promise<StepResult> {
  if (!can(actor, 'invitations.review')) return { status: 'forbidden' };
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx): Promise<StepResult> => {
    const before = await lockInvitation(tx, plan.invitationId);
    if (!before) return { status: 'not_found' };
    const state = invitationState(before, now);
    if (!invitationSteps(state).includes(plan.step)) return { status: 'stale', state };
    const obstacle = await plan.obstacle?.(tx, before);
    if (obstacle) return { status: obstacle };
    await tx.invitation.update({ where: { id: before.id }, data: plan.change, select: { id: true } });
    const after = { ...before, ...plan.change };
    await recordChange(tx, actor, {
      subject: 'invitation',
      subjectId: before.id,
      companyId: before.companyId,
      name: before.name,
      action: plan.step,
      before: recordedInvitation(before, now),
      after: { ...recordedInvitation(after, now), ...reasonOf(plan) },
    });
    if (plan.mail) {
      await requestMail(tx, { key: plan.mail(before), companyId: before.companyId, invitationId: before.id });
    }
    await plan.keep(tx, before.id);
    return { status: 'done', state: invitationState(after, now) };
  });
}

function reasonOf({ change: { rejectionReason } }: StepPlan): { reason?: string } {
  return typeof rejectionReason === 'string' ? { reason: rejectionReason } : {};
}
