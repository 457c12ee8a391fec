import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { PatientAnswer } from '@aval/domain/patients/patient-fields';
import type { Transaction } from '@aval/prisma/scope';
import {
  orTakenByPatient,
  type PlacedExternalId,
  placeExternalIds,
  type SentExternalId,
  writeExternalIds,
} from '../external-ids/patient-external-ids';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { type CreatePatientResult, createPatient } from './create-patient';
import { FOUND_PATIENT, type FoundPatient, patientScope, toFoundPatient } from './find-visible-patients';

/** Patients who may be the same person as the new one. */
export interface AlikePatients {
  status: 'alike';
  patients: FoundPatient[];
}

interface NewPatient {
  companyId: number;
  form: unknown;
  /** Ids of patients that the actor was shown and takes for other persons. */
  knows: readonly number[];
  /** Identifiers that systems of the actor's centers have for the patient. */
  externalIds?: readonly SentExternalId[];
}

/** Least similarity, reached by names that differ in a letter or a second surname. */
const ALIKE = 0.35;
const MAXIMUM = 5;
const BORN_ON_ONE_DAY = 200;

/**
 * Creates a patient, unless the company has one born on the same day with a similar name whom the actor has not been
 * shown yet. Patients out of the actor's sight are not shown. Source: docs/rules.md 2.23.
 */
export function createKnowingly(
  services: Services,
  actor: Actor,
  { companyId, form, knows, externalIds = [] }: NewPatient,
  keep: KeepMade = keepNothing,
): Promise<CreatePatientResult | AlikePatients> {
  let placed: readonly PlacedExternalId[] = [];
  const lookFirst = async (tx: Transaction, answer: PatientAnswer) => {
    const found = await placeExternalIds(tx, actor, externalIds);
    if ('issues' in found) return { status: 'invalid' as const, issues: found.issues };
    placed = found.placed;
    const patients = await findAlike(tx, services, actor, { companyId, answer });
    return patients.every(({ id }) => knows.includes(id)) ? null : { status: 'alike' as const, patients };
  };
  const keepAll: KeepMade = async (tx, patientId) => {
    await writeExternalIds(tx, { patientId: Number(patientId), companyId }, placed);
    await keep(tx, patientId);
  };
  const creating = createPatient(services, actor, companyId, form, lookFirst, keepAll);
  return orTakenByPatient(services, actor, { patientId: null, externalIds }, creating);
}

async function findAlike(
  tx: Transaction,
  { clock }: Services,
  actor: Actor,
  { companyId, answer }: { companyId: number; answer: PatientAnswer },
): Promise<FoundPatient[]> {
  const { firstName, lastName, birthday } = answer;
  const name = `${firstName} ${lastName}`;
  const named = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM patient
    WHERE company_id = ${companyId} AND birthday = ${birthday}::date AND similarity(search_name, search_text(${name})) >= ${ALIKE}::real
    ORDER BY similarity(search_name, search_text(${name})) DESC, id LIMIT ${BORN_ON_ONE_DAY}`;
  const inSight = await tx.patient.findMany({
    where: { AND: [{ id: { in: named.map(({ id }) => id) } }, patientScope(actor, civilDateOf(clock.now()))] },
    select: FOUND_PATIENT,
  });
  return named
    .flatMap(({ id }) => inSight.filter((patient) => patient.id === id).map(toFoundPatient))
    .slice(0, MAXIMUM);
}
