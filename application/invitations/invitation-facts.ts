import { type InvitationState, invitationState } from '@aval/domain/access/invitation-status';
import { roleName } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeFacts } from '../change-record/change-fields';

/** Columns of an invitation that its steps need. */
export interface LockedInvitation {
  id: number;
  companyId: number;
  name: string;
  email: string;
  roleId: number;
  status: number;
  expiresAt: Date | null;
  doctorsDni: string[];
  /** Admin who invited; null for a request. */
  createdById: number | null;
}

/** Locks an invitation until the commit and returns it; null when the scope does not hold it. */
export async function lockInvitation(tx: Transaction, id: number): Promise<LockedInvitation | null> {
  const [row] = await tx.$queryRaw<LockedInvitation[]>`
    SELECT id, company_id AS "companyId", name, email, role_id AS "roleId", status, expires_at AS "expiresAt", doctors_dni AS "doctorsDni",
      created_by_id AS "createdById"
    FROM invitation WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** Returns the facts of an invitation for the change log. */
export function recordedInvitation(
  {
    name,
    email,
    roleId,
    status,
    expiresAt,
  }: Pick<LockedInvitation, 'name' | 'email' | 'roleId' | 'status' | 'expiresAt'>,
  now: Date,
): ChangeFacts {
  const state: InvitationState = invitationState({ status, expiresAt }, now);
  return { name, email, role: roleName(roleId), state, expiresAt: expiresAt?.toISOString() ?? null };
}
