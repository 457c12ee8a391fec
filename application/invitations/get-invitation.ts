import type { Actor } from '@aval/domain/access/actor';
import {
  type InvitationState,
  type InvitationStep,
  invitationState,
  invitationSteps,
} from '@aval/domain/access/invitation-status';
import { can } from '@aval/domain/access/permissions';
import { ROLES, roleName } from '@aval/domain/access/roles';
import type { InvitedRole } from '@aval/domain/validation/dialogs/invitation-schemas';
import { forActor } from '@aval/prisma/scope';
import { AS_CHOSEN } from '../files/file-order';
import { BY_NAME } from '../lists/by-name';
import type { Services } from '../services';
import { isRegistered } from './open-invitation';

export interface InvitationDetail {
  id: number;
  name: string;
  email: string;
  idCard: string | null;
  phone: string | null;
  reason: string | null;
  rejectionReason: string | null;
  role: InvitedRole;
  companyId: number;
  companyName: string;
  state: InvitationState;
  steps: readonly InvitationStep[];
  centers: { id: number; name: string }[];
  /** Doctors by DNI, with the name of the company's doctor who has it; null when no doctor does. */
  doctors: { dni: string; name: string | null }[];
  attachments: { id: number; description: string; filename: string; mediaType: string; size: number }[];
  /** Name of the admin who invited; null for a request. */
  createdBy: string | null;
  /** Whether an account with this e-mail exists. */
  isRegistered: boolean;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string | null;
}

/** Reads an account request or invitation with all details; null when the actor may not see it. */
export async function getInvitation(services: Services, actor: Actor, id: number): Promise<InvitationDetail | null> {
  if (!can(actor, 'invitations.view')) return null;
  const now = services.clock.now();
  return forActor(services.database, actor).read(async (tx) => {
    const found = await tx.invitation.findUnique({
      where: { id },
      include: {
        company: { select: { name: true } },
        centers: { select: { center: { select: { id: true, name: true } } }, orderBy: { center: { sortName: 'asc' } } },
        attachments: {
          select: {
            id: true,
            description: true,
            media: { select: { originalFilename: true, mediaType: true, size: true } },
          },
          orderBy: AS_CHOSEN,
        },
      },
    });
    if (!found) return null;
    const doctors = await tx.userAccount.findMany({
      where: { companyId: found.companyId, roleId: ROLES.DOCTOR, dni: { in: found.doctorsDni } },
      select: { dni: true, name: true },
      orderBy: BY_NAME,
    });
    const author = await tx.userAccount.findFirst({ where: { id: found.createdById ?? 0 }, select: { name: true } });
    const state = invitationState(found, now);
    const { name, email, idCard, phone, reason, rejectionReason, companyId, company, centers, attachments } = found;
    return {
      id,
      name,
      email,
      idCard,
      phone,
      reason,
      rejectionReason,
      companyId,
      state,
      role: roleName(found.roleId) as InvitedRole,
      companyName: company.name,
      steps: can(actor, 'invitations.review') ? invitationSteps(state) : [],
      centers: centers.map(({ center }) => center),
      doctors: found.doctorsDni.map((dni) => ({ dni, name: doctors.find((each) => each.dni === dni)?.name ?? null })),
      attachments: attachments.map(({ media, ...attachment }) => ({
        ...attachment,
        filename: media.originalFilename,
        mediaType: media.mediaType,
        size: media.size,
      })),
      createdBy: author?.name ?? null,
      isRegistered: state !== 'used' && (await isRegistered(tx, email)),
      createdAt: found.createdAt.toISOString(),
      expiresAt: found.expiresAt?.toISOString() ?? null,
    };
  });
}
