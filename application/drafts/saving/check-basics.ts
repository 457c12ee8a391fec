import type { Actor } from '@aval/domain/access/actor';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { message } from '@aval/domain/validation/fields/message';
import type { Center, Patient } from '@aval/prisma/generated/client';
import type { Transaction } from '@aval/prisma/scope';
import { PRESCRIBING_CENTERS } from '../../catalogues/centers/prescribing-centers';
import type { FormIssue } from '../../engine/outcomes';
import { findChoosablePatient } from '../../patients/find-choosable-patient';

export interface BasicsInput {
  companyId: number;
  doctorId: number;
  prescriberCenterId: number;
  patientId: number;
  /** Exact card number or DNI/NIE, for a patient out of sight. */
  exactNumber: string;
}

/**
 * Returns center and patient of step 1 when the doctor or the company may really choose each of them, whatever the form
 * sent.
 */
export async function checkBasics(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  input: BasicsInput,
): Promise<{ center: Center; patient: Patient } | { issues: FormIssue[] }> {
  const center = await findPrescriberCenter(tx, input);
  const patient = await findChoosablePatient(tx, actor, today, input);
  if (center && patient) return { center, patient };
  const issues: FormIssue[] = [];
  if (!center) issues.push({ path: 'prescriberCenterId', message: message('choose') });
  if (!patient) issues.push({ path: 'patientId', message: message('choose') });
  return { issues };
}

/**
 * Finds the center when the doctor may file a request from it; null for a center that is hidden, that only performs, or
 * that is not the doctor's.
 */
export function findPrescriberCenter(
  tx: Transaction,
  { doctorId, prescriberCenterId }: Pick<BasicsInput, 'doctorId' | 'prescriberCenterId'>,
): Promise<Center | null> {
  return tx.center.findFirst({
    where: { ...PRESCRIBING_CENTERS, id: prescriberCenterId, users: { some: { userId: doctorId } } },
  });
}

/** Returns the columns of a demand that follow from step 1. */
export function basicsColumns({ center, patient }: { center: Center; patient: Patient }) {
  return {
    patientId: patient.id,
    cardNumber: patient.cardNumber,
    prescriberCenterId: center.id,
    prescriberCenterName: center.name,
  };
}
