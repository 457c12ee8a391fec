import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { PatientAnswer } from '@aval/domain/patients/patient-fields';
import { message } from '@aval/domain/validation/fields/message';
import { patientSchema } from '@aval/domain/validation/steps/patient-schema';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordChange } from '../change-record/record-change';
import { OPEN_INSURERS } from '../companies/insurers';
import { issuesOf } from '../engine/form-issues';
import type { FormIssue } from '../engine/outcomes';
import { type KeepMade, keepNothing } from '../repetitions/made-under-key';
import type { Services } from '../services';
import { FOUND_PATIENT, type FoundPatient, toFoundPatient } from './find-visible-patients';
import { countNumber, type Throttled } from './numbers/number-attempts';
import { findTakenNumbers, lockPatientNumbers } from './numbers/taken-numbers';
import { patientName, toColumns } from './patient-facts';
import { PATIENT_RULE } from './patient-rule';

export type CreatePatientResult =
  | { status: 'created'; patient: FoundPatient }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Throttled
  | { status: 'forbidden' };

/**
 * Creates a patient of a company; card number and DNI/NIE are each unique within it. When `lookFirst` finds something,
 * that is returned and no patient is created. Source: docs/rules.md 2.10.
 */
export async function createPatient<Found extends { status: string } = never>(
  services: Services,
  actor: Actor,
  companyId: number,
  form: unknown,
  lookFirst?: (tx: Transaction, answer: PatientAnswer) => Promise<Found | null>,
  keep: KeepMade = keepNothing,
): Promise<CreatePatientResult | Found> {
  if (!can(actor, 'patients.create', { companyId })) return { status: 'forbidden' };
  const throttled = await countNumber(services, actor);
  if (throttled) return throttled;
  const now = services.clock.now();
  const today = civilDateOf(now);
  return forActor(services.database, actor).run(async (tx): Promise<CreatePatientResult | Found> => {
    const rule = await tx.company.findUnique({
      where: { id: companyId, ...OPEN_INSURERS },
      select: PATIENT_RULE,
    });
    if (!rule) return { status: 'invalid', issues: [{ path: 'companyId', message: message('choose') }] };
    const parsed = patientSchema({ today, ...rule }).safeParse(form);
    if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
    await lockPatientNumbers(tx, companyId);
    const issues = await findTakenNumbers(tx, actor, parsed.data, { companyId, patientId: null, now });
    if (issues.length > 0) return { status: 'invalid', issues };
    const found = lookFirst ? await lookFirst(tx, parsed.data) : null;
    if (found) return found;
    const patient = await tx.patient.create({
      data: { ...toColumns(parsed.data), companyId, createdById: actor.userId },
      select: FOUND_PATIENT,
    });
    // The change log says only who created the patient: the data are in the patient's own row.
    await recordChange(tx, actor, {
      subject: 'patient',
      subjectId: patient.id,
      companyId,
      name: patientName(patient),
      action: 'create',
      before: null,
      after: {},
    });
    await keep(tx, patient.id);
    return { status: 'created', patient: toFoundPatient(patient) };
  });
}
