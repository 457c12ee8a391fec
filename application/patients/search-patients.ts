import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { normalizedNationalId } from '@aval/domain/validation/identity';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordLook } from '../access-record/record-look';
import type { Services } from '../services';
import { type FoundPatient, findVisiblePatients, patientScope } from './find-visible-patients';
import { mayAskForNumber } from './number-attempts';

const MAXIMUM = 20;
/** A name has no digit, a card number, DNI or NIE has several. */
const MAY_BE_NUMBER = /\d/;

export type PatientSearchResult =
  | { status: 'found'; patients: FoundPatient[] }
  /** Too many numbers were asked for; names and numbers of those in sight are found again within the hour. */
  | { status: 'throttled' };

/**
 * Patients for a new request: those in sight by name or card, and any of the company by the exact card number or DNI/NIE.
 * Who is found by a number alone was looked at, and that is recorded.
 */
export async function searchPatients(
  services: Services,
  actor: Actor,
  companyId: number,
  typed: string,
): Promise<PatientSearchResult> {
  const text = typed.trim().slice(0, 100);
  const now = services.clock.now();
  const asksForNumber = MAY_BE_NUMBER.test(text) && can(actor, 'patients.find_by_exact_number', { companyId });
  if (asksForNumber && !(await mayAskForNumber(services, actor))) return { status: 'throttled' };
  return forActor(services.database, actor).run(async (tx) => {
    const exact = asksForNumber ? await findByExactNumber(tx, companyId, text) : [];
    const today = civilDateOf(now);
    for (const { id: patientId } of await outOfSight(tx, actor, today, exact)) {
      await recordLook(tx, actor, { subject: 'patient', companyId, patientId }, now);
    }
    const visible = await findVisiblePatients(tx, actor, today, { text, maximum: MAXIMUM });
    const others = visible.filter(({ id }) => exact.every((patient) => patient.id !== id));
    return { status: 'found', patients: [...exact, ...others] };
  });
}

async function findByExactNumber(tx: Transaction, companyId: number, text: string): Promise<FoundPatient[]> {
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
