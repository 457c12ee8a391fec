import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { normalizedNationalId } from '@aval/domain/validation/identity';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordLook } from '../access-record/record-look';
import type { Services } from '../services';
import { type FoundPatient, findVisiblePatients, patientScope } from './find-visible-patients';

const MAXIMUM = 20;

/**
 * Patients for a new request: those in sight by name or card, and any of the company by the exact card number or DNI/NIE.
 * Who is found by a number alone was looked at, and that is recorded.
 */
export function searchPatients(
  services: Services,
  actor: Actor,
  companyId: number,
  typed: string,
): Promise<FoundPatient[]> {
  const text = typed.trim().slice(0, 100);
  const now = services.clock.now();
  return forActor(services.database, actor).run(async (tx) => {
    const exact = can(actor, 'patients.find_by_exact_number', { companyId })
      ? await findByExactNumber(tx, companyId, text)
      : [];
    const today = civilDateOf(now);
    for (const { id: patientId } of await outOfSight(tx, actor, today, exact)) {
      await recordLook(tx, actor, { subject: 'patient', companyId, patientId }, now);
    }
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

async function outOfSight(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  found: readonly FoundPatient[],
): Promise<readonly FoundPatient[]> {
  if (found.length === 0) return [];
  const inSight = await tx.patient.findMany({
    where: { AND: [{ id: { in: found.map(({ id }) => id) } }, patientScope(actor, today)] },
    select: { id: true },
  });
  return found.filter(({ id }) => inSight.every((patient) => patient.id !== id));
}
