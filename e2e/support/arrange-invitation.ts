import { randomUUID } from 'node:crypto';
import { createSecretToken, hashSecretToken } from '@aval/application/access/secret-token';
import { INVITATION_STATUS, invitationEnd } from '@aval/domain/access/invitation-status';
import { ROLES } from '@aval/domain/access/roles';
import { forTenant } from '@aval/prisma/scope';
import { services } from './arrange';

/** Returns an email address that no user has. */
export function newEmail(): string {
  return `somebody-${randomUUID()}@example.test`;
}

/** Creates an invitation without sending its mail, and returns the path of its link. */
export async function arrangeLink(companyId: number, email: string): Promise<string> {
  const token = createSecretToken();
  const issued = { tokenHash: hashSecretToken(token), expiresAt: invitationEnd(new Date()) };
  const person = { companyId, email, name: 'Eva Robles', roleId: ROLES.DOCTOR, doctorsDni: [] };
  await forTenant(services().database, companyId).run((tx) =>
    tx.invitation.create({ data: { ...person, ...issued, status: INVITATION_STATUS.accepted } }),
  );
  return `/invitations/use/${token}`;
}
