import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { ageOn, type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { recordAccess, recordRepeatedAccess } from '../access-record/record-access';
import { lastUpdate, lastUpdateColumn } from '../demand-rows/last-update';
import type { Services } from '../services';
import { readEditedFields } from './edited-since';
import { patientScope } from './find-visible-patients';
import { asVersion, PATIENT_FACTS } from './patient-facts';
import { type PatientFile, readPatientFiles } from './patient-files';

export interface PatientDemand {
  id: string;
  reference: string;
  status: DisplayStatus;
  doctorName: string;
  prescriberCenterName: string;
  requestedOn: CivilDate | null;
  updatedOn: CivilDate;
  /** Fields in which its current version differs from the patient. */
  editedFields: string[];
}

export interface PatientDetail {
  patient: VersionPatient & { id: number; revision: number; companyId: number; companyName: string; age: number };
  /** Demands that the actor may see, newest first. */
  demands: PatientDemand[];
  /** Files of these demands that the actor may see. */
  files: PatientFile[];
  createdByName: string | null;
  /** Day of the patient's last edit, when a demand under way differs from it; null when none differs. */
  editedOn: CivilDate | null;
  mayEdit: boolean;
}

export interface PatientRequest {
  patientId: number;
  /** Set when the page that shows the patient asks again, or opens its form. */
  asksAgain?: boolean;
}

/**
 * Reads everything that the actor may see of a patient and writes an access record. Null when the actor may not see the
 * patient. Source: docs/rules.md 2.9, 2.12.
 */
export function getPatient(services: Services, actor: Actor, request: PatientRequest): Promise<PatientDetail | null> {
  const now = services.clock.now();
  return forActor(services.database, actor).run((tx) => readPatient(tx, actor, request, now));
}

/** Does what `getPatient` does, within a transaction of its caller, who has more to read of the patient. */
export async function readPatient(
  tx: Transaction,
  actor: Actor,
  { patientId, asksAgain = false }: PatientRequest,
  now: Date,
): Promise<PatientDetail | null> {
  const today = civilDateOf(now);
  const row = await tx.patient.findFirst({
    where: { AND: [{ id: patientId }, patientScope(actor, today)] },
    select: {
      id: true,
      ...PATIENT_FACTS,
      revision: true,
      updatedAt: true,
      createdById: true,
      companyId: true,
      company: { select: { name: true } },
    },
  });
  if (!row) return null;
  const found = await tx.demand.findMany({
    where: { AND: [{ patientId }, demandScope(actor, today)] },
    orderBy: [{ [lastUpdateColumn(actor.role)]: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      patientId: true,
      reference: true,
      displayStatus: true,
      doctorName: true,
      prescriberCenterName: true,
      demandDate: true,
      lastDemand: true,
      lastForDoctor: true,
    },
  });
  const { companyId, createdById } = row;
  const subject = { companyId, createdById, ofVisibleDemand: found.length > 0 };
  if (!can(actor, 'patients.view', subject)) return null;
  await (asksAgain ? recordRepeatedAccess : recordAccess)(tx, actor, { subject: 'patient', companyId, patientId }, now);
  const author = await tx.userAccount.findUnique({ where: { id: createdById }, select: { name: true } });
  const shown = asVersion(row);
  const edited = await readEditedFields(tx, found, new Map(row.revision > 0 ? [[patientId, shown]] : []));
  return {
    patient: {
      id: patientId,
      revision: row.revision,
      companyId,
      companyName: row.company.name,
      ...shown,
      age: ageOn(today, shown.birthday),
    },
    demands: found.map(
      ({ id, reference, displayStatus, doctorName, prescriberCenterName, demandDate, ...updates }) => ({
        id,
        reference,
        doctorName,
        prescriberCenterName,
        status: displayStatus as DisplayStatus,
        requestedOn: demandDate && civilDateOf(demandDate),
        updatedOn: civilDateOf(lastUpdate(updates, actor.role)),
        editedFields: edited.get(id) ?? [],
      }),
    ),
    files: await readPatientFiles(tx, actor, found),
    createdByName: author?.name ?? null,
    editedOn: edited.size > 0 ? civilDateOf(row.updatedAt) : null,
    mayEdit: can(actor, 'patients.edit', subject),
  };
}
