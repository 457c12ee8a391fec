import type { Actor } from '@aval/domain/access/actor';
import { ROLES } from '@aval/domain/access/roles';
import type { Transaction } from '@aval/prisma/scope';

export interface FilingDoctor {
  id: number;
  name: string;
  companyId: number | null;
}

/** The doctor in whose name an actor may file: doctors file for themselves, assistants for those whom they assist, and nobody for one who is not active. */
export async function findFilingDoctor(
  transaction: Transaction,
  actor: Actor,
  doctorId: number,
): Promise<FilingDoctor | null> {
  const isOwn = actor.role === 'DOCTOR' ? doctorId === actor.userId : actor.doctorIds.includes(doctorId);
  if (!isOwn) return null;
  return transaction.userAccount.findFirst({
    where: { id: doctorId, roleId: ROLES.DOCTOR, active: true },
    select: { id: true, name: true, companyId: true },
  });
}
