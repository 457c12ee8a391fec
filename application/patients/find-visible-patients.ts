import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';

/** The patients that an actor may see, as a condition for the database. Source: spec/rules.md section 2. */
export function patientScope(actor: Actor, today: CivilDate): Prisma.PatientWhereInput {
  const companies: Prisma.PatientWhereInput = { companyId: { in: [...actor.companyIds] } };
  switch (actor.role) {
    case 'SUPERADMIN':
    case 'ADMIN':
    case 'MANAGER':
    case 'REPRESENTATIVE':
      return companies;
    case 'SUPERVISOR':
    case 'CONSULTANT':
      return { AND: [companies, { demands: { some: demandScope(actor, today) } }] };
    case 'DOCTOR':
    case 'ASSISTANT':
      return {
        AND: [companies, { OR: [{ createdById: actor.userId }, { demands: { some: demandScope(actor, today) } }] }],
      };
  }
}

export interface PatientSearch {
  text: string;
  /** These patients instead of a text. */
  ids?: readonly number[] | null;
  maximum: number;
}

export interface FoundPatient {
  id: number;
  firstName: string;
  lastName: string;
  cardNumber: string;
}

/** How many names the database's search may hand on before the scope narrows them. */
const MAXIMUM_NAMES = 500;

/** Patients in scope by name (accents and case do not count) or by the beginning of the card number. */
export async function findVisiblePatients(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  search: PatientSearch,
): Promise<FoundPatient[]> {
  const company: Prisma.PatientWhereInput = actor.companyId === null ? {} : { companyId: actor.companyId };
  return tx.patient.findMany({
    where: { AND: [patientScope(actor, today), company, await matching(tx, search)] },
    select: { id: true, firstName: true, lastName: true, cardNumber: true },
    orderBy: [{ sortName: 'asc' }, { id: 'asc' }],
    take: search.maximum,
  });
}

async function matching(tx: Transaction, { text, ids }: PatientSearch): Promise<Prisma.PatientWhereInput> {
  if (ids) return { id: { in: [...ids] } };
  if (!text) return {};
  const named = await tx.$queryRaw<{ id: number }[]>`
    SELECT search_patients AS id FROM search_patients(${text}, ${MAXIMUM_NAMES})`;
  return { OR: [{ id: { in: named.map((row) => row.id) } }, { cardNumber: { startsWith: text } }] };
}
