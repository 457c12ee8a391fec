import { INVITATION_STATUS, invitationEnd } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import { type StoryInvitation, storyInvitations } from './invitations';
import { firstSuperadmin } from './people';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Seeds account requests and invitations of an insurer with past dates. Their links were never mailed; an admin can
 * resend them.
 */
export async function seedInvitations(
  tx: Transaction,
  { id: companyId, subdomain }: { id: number; subdomain: string },
): Promise<void> {
  const centers = await tx.center.findMany({ where: { type: 'Ambos' }, orderBy: { id: 'asc' }, take: 2 });
  const admin = await tx.userAccount.findUniqueOrThrow({ where: { email: firstSuperadmin.email } });
  const address = (name: string) => `${name}@${subdomain}.test`;
  for (const invitation of storyInvitations) {
    const { role, email, doctors = [], request } = invitation;
    const assisted = await tx.userAccount.findMany({
      where: { email: { in: doctors.map(address) } },
      select: { dni: true },
    });
    const user = await tx.userAccount.findUnique({
      where: { email: address(email) },
      select: { name: true, dni: true },
    });
    await tx.invitation.create({
      data: {
        companyId,
        email: address(email),
        roleId: ROLES[role],
        ...request,
        ...momentsOf(invitation),
        name: user?.name ?? invitation.name,
        idCard: user?.dni ?? null,
        doctorsDni: assisted.map(({ dni }) => dni),
        createdById: request ? null : admin.id,
        rejectionReason: invitation.rejectionReason ?? null,
        centers: { create: centers.map(({ id }) => ({ centerId: id, companyId })) },
      },
    });
  }
}

function momentsOf({ state, daysAgo }: StoryInvitation) {
  const createdAt = new Date(Date.now() - daysAgo * DAY_MS);
  const hasEnd = state !== 'pending' && state !== 'rejected';
  return {
    status: INVITATION_STATUS[state === 'expired' ? 'accepted' : state],
    createdAt,
    expiresAt: hasEnd ? invitationEnd(createdAt) : null,
  };
}
