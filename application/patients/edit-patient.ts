import type { Actor } from '@aval/domain/access/actor';
import { can, roleMay } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { comparePatients } from '@aval/domain/demand/content/changes/compare-versions';
import { patientSchema, ruleOfPatient } from '@aval/domain/validation/steps/patient-schema';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { dequal } from 'dequal';
import { recordChange } from '../change-record/record-change';
import { issuesOf } from '../engine/form-issues';
import type { FormIssue } from '../engine/outcomes';
import {
  orTakenByPatient,
  otherExternalIds,
  placeExternalIds,
  type SentExternalId,
  writeExternalIds,
} from '../external-ids/patient-external-ids';
import type { Services } from '../services';
import { patientScope } from './find-visible-patients';
import { countNumber, type Throttled } from './numbers/number-attempts';
import { findTakenNumbers, lockPatientNumbers } from './numbers/taken-numbers';
import { asVersion, PATIENT_FACTS, patientName, toColumns } from './patient-facts';
import { PATIENT_RULE } from './patient-rule';
import { tellDemandsOfPatient } from './tell-demands-of-patient';

interface EditPatientOptions {
  patientId: number;
  /** Revision of the patient that the page showed. */
  revision: number;
  form: unknown;
  /** Identifiers of the actor's centers to write; those of other centers stay. */
  externalIds?: readonly SentExternalId[];
}

export type EditPatientResult =
  | { status: 'done' }
  | { status: 'unchanged' }
  | { status: 'stale' }
  | { status: 'invalid'; issues: readonly FormIssue[] }
  | Throttled
  | { status: 'not_found' }
  | { status: 'forbidden' };

/**
 * Edits a patient; the company stays. Submitted versions keep the earlier data. Source: docs/rules.md 2.10, 2.11, 5.21.
 */
export async function editPatient(
  services: Services,
  actor: Actor,
  { patientId, revision, form, externalIds = [] }: EditPatientOptions,
): Promise<EditPatientResult> {
  if (!roleMay(actor.role, 'patients.edit')) return { status: 'forbidden' };
  // Saving a changed document number reveals whether another patient has it, so it counts towards the limit of
  // searches.
  const throttled = await countNumber(services, actor);
  if (throttled) return throttled;
  const now = services.clock.now();
  const today = civilDateOf(now);
  const editing = forActor(services.database, actor).run(async (tx): Promise<EditPatientResult> => {
    await tx.$queryRaw`SELECT id FROM patient WHERE id = ${patientId} FOR UPDATE`;
    const patient = await findPatient(tx, actor, patientId, today);
    if (!patient) return { status: 'not_found' };
    if (patient.revision !== revision) return { status: 'stale' };
    const { companyId, company } = patient;
    const parsed = patientSchema({ today, ...ruleOfPatient(company, patient) }).safeParse(form);
    if (!parsed.success) return { status: 'invalid', issues: issuesOf(parsed.error) };
    const found = await placeExternalIds(tx, actor, externalIds);
    if ('issues' in found) return { status: 'invalid', issues: found.issues };
    const otherIds = await otherExternalIds(tx, patientId, found.placed);
    const before = asVersion(patient);
    if (dequal(before, parsed.data) && otherIds.length === 0) return { status: 'unchanged' };
    await lockPatientNumbers(tx, companyId);
    const issues = await findTakenNumbers(tx, actor, parsed.data, { companyId, patientId, now });
    if (issues.length > 0) return { status: 'invalid', issues };
    await tx.patient.update({
      where: { id: patientId },
      data: { ...toColumns(parsed.data), revision: { increment: 1 } },
      select: { id: true },
    });
    await writeExternalIds(tx, { patientId, companyId }, otherIds);
    if (before.cardNumber !== parsed.data.cardNumber) await tellDemandsOfPatient(tx, patientId);
    await recordChange(tx, actor, {
      subject: 'patient',
      subjectId: patientId,
      companyId,
      name: patientName(patient),
      action: 'edit',
      // Old and new values are personal data, so the change log keeps field names only.
      before: null,
      after: {
        editedFields: [
          ...comparePatients(before, parsed.data).map(({ field }) => field),
          ...(otherIds.length > 0 ? ['patient.externalIds'] : []),
        ],
      },
    });
    return { status: 'done' };
  });
  return orTakenByPatient(services, actor, { patientId, externalIds }, editing);
}

async function findPatient(tx: Transaction, actor: Actor, id: number, today: string) {
  const patient = await tx.patient.findFirst({
    where: { AND: [{ id }, patientScope(actor, today)] },
    select: {
      id: true,
      ...PATIENT_FACTS,
      revision: true,
      companyId: true,
      createdById: true,
      company: { select: PATIENT_RULE },
    },
  });
  if (!patient) return null;
  const demands = await tx.demand.count({ where: { AND: [{ patientId: id }, demandScope(actor, today)] } });
  const { companyId, createdById } = patient;
  return can(actor, 'patients.edit', { companyId, createdById, ofVisibleDemand: demands > 0 }) ? patient : null;
}
