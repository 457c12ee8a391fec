import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';

export interface FilingDoctor {
  id: number;
  name: string;
  companyId: number | null;
}

/**
 * Finds the doctor in whose name the actor may file: doctors file for themselves, assistants for the doctors they
 * assist, and nobody for an inactive doctor. Source: docs/rules.md 3.7.
 */
export async function findFilingDoctor(
  transaction: Transaction,
  actor: Actor,
  doctorId: number,
): Promise<FilingDoctor | null> {
  const isOwn = actor.role === 'DOCTOR' ? doctorId === actor.userId : actor.doctorIds.includes(doctorId);
  if (!isOwn) return null;
  // Lock against a simultaneous deactivation of the doctor, which would not see the draft begun here: whichever comes
  // second sees the first.
  const [doctor] = await transaction.$queryRaw<FilingDoctor[]>`
    SELECT ${selected<FilingDoctor>({
      id: Prisma.sql`id`,
      name: Prisma.sql`name`,
      companyId: Prisma.sql`company_id`,
    })}
    FROM user_account
    WHERE id = ${doctorId} AND role_id = ${ROLES.DOCTOR} AND active FOR SHARE`;
  return doctor ?? null;
}
