import type { Actor } from '@aval/domain/access/actor';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { identifierKey } from '@aval/domain/validation/fields/identity';
import type { Patient } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';
import { patientScope } from './find-visible-patients';
import { countNumber, type Throttled } from './numbers/number-attempts';

export interface PatientChoice {
  companyId: number;
  patientId: number;
  /** Exact card number or DNI/NIE by which a patient out of sight was found. */
  exactNumber: string;
}

/**
 * Counts the question whether a number belongs to a patient out of sight; call it before `findChoosablePatient`, which
 * answers it. Null when allowed, and for patients in sight.
 */
export async function countChoice(services: Services, actor: Actor, patientId: number): Promise<Throttled | null> {
  const scope = patientScope(actor, civilDateOf(services.clock.now()));
  const visible = await forActor(services.database, actor).read((tx) =>
    tx.patient.findFirst({ where: { AND: [{ id: patientId }, scope] }, select: { id: true } }),
  );
  return visible ? null : countNumber(services, actor);
}

/**
 * Finds the patient when the actor may file a request for him or her: one in sight, or any of the company whose exact
 * number was typed. Source: docs/rules.md 2.9.
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

function hasExactNumber(patient: Pick<Patient, 'cardKey' | 'nationalId'>, typed: string): boolean {
  return [patient.cardKey, patient.nationalId].includes(identifierKey(typed));
}
