import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { normalizedNationalId } from '@aval/domain/validation/identity';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import { type FoundPatient, findVisiblePatients } from './find-visible-patients';

const MAXIMUM = 20;

/** Patients for a new request: those in sight by name or card, and any of the company by the exact card number or DNI/NIE. */
export function searchPatients(
  services: Services,
  actor: Actor,
  companyId: number,
  typed: string,
): Promise<FoundPatient[]> {
  const text = typed.trim().slice(0, 100);
  return forActor(services.database, actor).read(async (tx) => {
    const exact = can(actor, 'patients.find_by_exact_number', { companyId })
      ? await findByExactNumber(tx, companyId, text)
      : [];
    const today = civilDateOf(services.clock.now());
    const visible = await findVisiblePatients(tx, actor, today, { text, maximum: MAXIMUM });
    return [...exact, ...visible.filter(({ id }) => exact.every((patient) => patient.id !== id))];
  });
}

async function findByExactNumber(tx: Transaction, companyId: number, text: string): Promise<FoundPatient[]> {
  if (text === '') return [];
  return tx.patient.findMany({
    where: { companyId, OR: [{ cardNumber: text }, { nationalId: normalizedNationalId(text) }] },
    select: { id: true, firstName: true, lastName: true, cardNumber: true },
  });
}
