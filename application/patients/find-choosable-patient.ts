import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { normalizedNationalId } from '@aval/domain/validation/identity';
import type { Patient } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { patientScope } from './find-visible-patients';

export interface PatientChoice {
  companyId: number;
  patientId: number;
  /** The exact card number or DNI/NIE by which somebody out of sight was found. */
  exactNumber: string;
}

/**
 * The patient, when the actor may file a request for him or her: one in sight, or any of the company whose exact number was typed.
 * Source: spec/rules.md section 2.
 */
export async function findChoosablePatient(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  { companyId, patientId, exactNumber }: PatientChoice,
): Promise<Patient | null> {
  const visible = await tx.patient.findFirst({
    where: { AND: [{ id: patientId, companyId }, patientScope(actor, today)] },
  });
  if (visible) return visible;
  const patient = await tx.patient.findFirst({ where: { id: patientId, companyId } });
  return patient && hasExactNumber(patient, exactNumber) ? patient : null;
}

function hasExactNumber(patient: Pick<Patient, 'cardNumber' | 'nationalId'>, typed: string): boolean {
  return patient.cardNumber === typed.trim() || patient.nationalId === normalizedNationalId(typed);
}
