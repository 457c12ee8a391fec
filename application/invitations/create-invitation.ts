import type { Actor } from '@aval/domain/access/actor';
import { INVITATION_STATUS, invitationEnd } from '@aval/domain/access/invitation-status';
import { can } from '@aval/domain/access/permissions';
import { ROLES } from '@aval/domain/access/roles';
import type { invitationSchema } from '@aval/domain/validation/dialogs/invitation-schemas';
import { message } from '@aval/domain/validation/fields/message';
import { forTenant } from '@aval/prisma/scope';
import type { z } from 'zod';
import { recordChange } from '../change-record/record-change';
import { OPEN_INSURERS } from '../companies/insurers';
import { requestMail } from '../effects/request-mail';
import type { FormIssue } from '../engine/outcomes';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { areChoosable } from './choosable-centers';
import { recordedInvitation } from './invitation-facts';
import { findEmailObstacle, lockEmail } from './open-invitation';

export type CreateInvitationResult =
  | { status: 'created'; invitationId: number }
  | { status: 'invalid'; issues: FormIssue[] }
  | { status: 'forbidden' };

/** Creates an invitation, which is accepted from the start, and mails its link at once. Source: docs/rules.md 6.5. */
export async function createInvitation(
  services: Services,
  actor: Actor,
  { role, centers, companyId, ...person }: z.output<typeof invitationSchema>,
  keep: KeepMade = keepNothing,
): Promise<CreateInvitationResult> {
  if (!can(actor, 'invitations.create')) return { status: 'forbidden' };
  const now = services.clock.now();
  const company = await services.database.company.findFirst({
    where: { id: companyId, ...OPEN_INSURERS, AND: { id: { in: [...actor.companyIds] } } },
    select: { documentLanguage: true },
  });
  if (!company) return { status: 'invalid', issues: [{ path: 'companyId', message: message('choose') }] };
  return forTenant(services.database, companyId).run(async (tx): Promise<CreateInvitationResult> => {
    await lockEmail(tx, person.email);
    const obstacle = await findEmailObstacle(tx, person.email, now);
    const email = message(obstacle && 'userId' in obstacle ? 'emailOfUser' : 'emailInvited');
    const issues = [
      ...(obstacle ? [{ path: 'email', message: email }] : []),
      ...((await areChoosable(tx, centers)) ? [] : [{ path: 'centers', message: message('withdrawnCenter') }]),
    ];
    if (issues.length > 0) return { status: 'invalid', issues };
    const data = {
      ...person,
      companyId,
      roleId: ROLES[role],
      status: INVITATION_STATUS.accepted,
      language: company.documentLanguage,
      expiresAt: invitationEnd(now),
    };
    const { id, centers: chosen } = await tx.invitation.create({
      data: {
        ...data,
        createdById: actor.userId,
        createdAt: now,
        centers: { create: centers.map((centerId) => ({ centerId, companyId })) },
      },
      select: { id: true, centers: { select: { center: { select: { name: true } } } } },
    });
    await recordChange(tx, actor, {
      subject: 'invitation',
      subjectId: id,
      companyId,
      name: person.name,
      action: 'create',
      before: null,
      after: {
        ...recordedInvitation(data, now),
        centers: chosen.map(({ center }) => center.name),
        doctorsDni: person.doctorsDni,
      },
    });
    await requestMail(tx, { key: 'invitation', companyId, invitationId: id });
    await keep(tx, id);
    return { status: 'created', invitationId: id };
  });
}
