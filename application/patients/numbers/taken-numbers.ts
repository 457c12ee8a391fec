import type { Actor } from '@aval/domain/access/actor';
import { cardKey } from '@aval/domain/validation/fields/identity';
import type { PatientAnswer } from '@aval/domain/validation/steps/patient-schema';
import type { Transaction } from '@aval/prisma/scope';
import { recordLook } from '../../access-record/record-look';
import type { FormIssue } from '../../engine/outcomes';

const CARD_TAKEN = 'wizard:patient.cardTaken';
const NATIONAL_ID_TAKEN = 'wizard:patient.nationalIdTaken';

interface Numbers {
  companyId: number;
  /** Whose own numbers they may be. */
  patientId: number | null;
  now: Date;
}

/** Two who write the same card or DNI/NIE at the same moment: the second one waits, and is told. */
export async function lockPatientNumbers(tx: Transaction, companyId: number): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(${companyId}::int, hashtext('patient'))::text`;
}

/**
 * Card number and DNI/NIE are each unique within a company. That there is somebody of a number is told by that: as good as a look. Source:
 * docs/rules.md 2.10.
 */
export async function findTakenNumbers(
  tx: Transaction,
  actor: Actor,
  { cardNumber, nationalId }: Pick<PatientAnswer, 'cardNumber' | 'nationalId'>,
  { companyId, patientId, now }: Numbers,
): Promise<FormIssue[]> {
  const key = cardKey(cardNumber);
  const taken = await tx.patient.findMany({
    where: { companyId, id: { not: patientId ?? 0 }, OR: [{ cardKey: key }, { nationalId }] },
    select: { id: true, cardKey: true, nationalId: true },
  });
  for (const { id } of taken) await recordLook(tx, actor, { subject: 'patient', companyId, patientId: id }, now);
  const issues: FormIssue[] = [];
  if (taken.some((patient) => patient.cardKey === key)) issues.push({ path: 'cardNumber', message: CARD_TAKEN });
  if (taken.some((patient) => patient.nationalId === nationalId))
    issues.push({ path: 'nationalId', message: NATIONAL_ID_TAKEN });
  return issues;
}
