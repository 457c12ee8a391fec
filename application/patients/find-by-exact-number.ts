import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import type { Transaction } from '@aval/prisma/scope';
import { recordAccess } from '../access-record/record-access';
import { FOUND_PATIENT, type FoundPatient, patientScope, toFoundPatient } from './find-visible-patients';

/**
 * Finds the patient of a company with this card number or DNI/NIE. Finding one out of the actor's sight leaves an
 * access record. Source: docs/rules.md 2.9, 2.12.
 */
export async function findByExactNumber(
  tx: Transaction,
  actor: Actor,
  now: Date,
  { companyId, text }: { companyId: number; text: string },
): Promise<FoundPatient[]> {
  const key = identifierKey(text);
  const found = await tx.patient.findMany({
    where: { companyId, OR: [{ cardKey: key }, { nationalId: key }] },
    select: FOUND_PATIENT,
  });
  if (found.length === 0) return [];
  const inSight = await tx.patient.findMany({
    where: { AND: [{ id: { in: found.map(({ id }) => id) } }, patientScope(actor, civilDateOf(now))] },
    select: { id: true },
  });
  for (const { id: patientId } of found) {
    if (inSight.some(({ id }) => id === patientId)) continue;
    await recordAccess(tx, actor, { subject: 'patient', companyId, patientId }, now);
  }
  return found.map(toFoundPatient);
}
