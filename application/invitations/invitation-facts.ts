import { type InvitationState, invitationState } from '@aval/domain/access/invitation-status';
import { roleName } from '@aval/domain/access/roles';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
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
    SELECT ${selected<LockedInvitation>({
      id: Prisma.sql`id`,
      companyId: Prisma.sql`company_id`,
      name: Prisma.sql`name`,
      email: Prisma.sql`email`,
      roleId: Prisma.sql`role_id`,
      status: Prisma.sql`status`,
      expiresAt: Prisma.sql`expires_at`,
      doctorsDni: Prisma.sql`doctors_dni`,
      createdById: Prisma.sql`created_by_id`,
    })}
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
