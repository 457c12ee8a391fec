import type { Actor } from '@aval/domain/access/actor';
import type { PatientAnswer } from '@aval/domain/patients/patient-fields';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import type { Transaction } from '@aval/prisma/scope';
import { recordAccess } from '../../access-record/record-access';
import type { FormIssue } from '../../engine/outcomes';

const CARD_TAKEN = 'wizard:patient.cardTaken';
const NATIONAL_ID_TAKEN = 'wizard:patient.nationalIdTaken';

interface Numbers {
  companyId: number;
  /** Patient whose own numbers they may be. */
  patientId: number | null;
  now: Date;
}

/** Lock, so that of two simultaneous writes of the same card or DNI/NIE the second one sees the first. */
export async function lockPatientNumbers(tx: Transaction, companyId: number): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${companyId}::int, hashtext('patient'))::text`;
}

/**
 * Returns issues for numbers already taken, since card number and DNI/NIE are each unique within a company. The answer
 * reveals that a patient has the number, so it leaves an access record. Source: docs/rules.md 2.10.
 */
export async function findTakenNumbers(
  tx: Transaction,
  actor: Actor,
  { cardNumber, nationalId }: Pick<PatientAnswer, 'cardNumber' | 'nationalId'>,
  { companyId, patientId, now }: Numbers,
): Promise<FormIssue[]> {
  const key = identifierKey(cardNumber);
  const taken = await tx.patient.findMany({
    where: { companyId, id: { not: patientId ?? 0 }, OR: [{ cardKey: key }, { nationalId }] },
    select: { id: true, cardKey: true, nationalId: true },
  });
  for (const { id } of taken) await recordAccess(tx, actor, { subject: 'patient', companyId, patientId: id }, now);
  const issues: FormIssue[] = [];
  if (taken.some((patient) => patient.cardKey === key)) issues.push({ path: 'cardNumber', message: CARD_TAKEN });
  if (taken.some((patient) => patient.nationalId === nationalId))
    issues.push({ path: 'nationalId', message: NATIONAL_ID_TAKEN });
  return issues;
}
