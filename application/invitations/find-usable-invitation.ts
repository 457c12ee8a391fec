import { INVITATION_STATUS } from '@aval/domain/access/invitation-status';
import { roleName } from '@aval/domain/access/roles';
import type { InvitedRole } from '@aval/domain/validation/dialogs/invitation-schemas';
import { forTenant, type Transaction } from '@aval/prisma/scope';
import { hashSecretToken } from '../access/secret-token';
import type { Services } from '../services';

export interface UsableInvitation {
  name: string;
  email: string;
  role: InvitedRole;
}

/** Finds the invitation of a link followed at a company's host; null when it does not exist there or cannot be used. */
export async function findUsableInvitation(
  services: Services,
  companyId: number,
  token: string,
): Promise<UsableInvitation | null> {
  return forTenant(services.database, companyId).read(async (tx) => {
    const id = await findUsableId(tx, token, services.clock.now());
    const found = id === null ? null : await tx.invitation.findUnique({ where: { id } });
    return found && { name: found.name, email: found.email, role: roleName(found.roleId) as InvitedRole };
  });
}

/** Finds an invitation by the hash of its token, since only the hash is stored. Source: docs/rules.md 6.3. */
export async function findUsableId(tx: Transaction, token: string, now: Date): Promise<number | null> {
  const found = await tx.invitation.findFirst({
    where: { tokenHash: hashSecretToken(token), status: INVITATION_STATUS.accepted, expiresAt: { gt: now } },
    select: { id: true },
  });
  return found?.id ?? null;
}
