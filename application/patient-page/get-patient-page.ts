import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { type CivilDate, civilDateOf } from '@aval/domain/calendar/civil-date';
import { forActor } from '@aval/prisma/scope';
import { type ActiveTreatment, readActiveTreatments } from '../demands/active-treatments';
import { type PatientDetail, type PatientRequest, readPatient } from '../patients/get-patient';
import type { Services } from '../services';
import { type PatientTreatments, patientTreatments } from './patient-treatments';
import { type LifetimeDose, readLifetimeDoses } from './read-lifetime-doses';
import { type PatientDocument, readPatientDocuments } from './read-patient-documents';
import { readSeenDemands } from './seen-demands';

export interface PatientPage extends PatientDetail, PatientTreatments {
  today: CivilDate;
  lifetime: LifetimeDose[];
  documents: PatientDocument[];
  /** The actor may file a request for the patient. */
  mayFile: boolean;
  /** Treatments that keep a new request from being sent; empty for who may file none. */
  active: ActiveTreatment[];
}

/**
 * Reads all that the page of a patient shows: the patient, and what the actor sees of treatments, lifetime doses, files
 * and documents. Writes one access record for all of it. Null when the actor may not see the patient. Source:
 * docs/rules.md 2.26, 2.12.
 */
export async function getPatientPage(
  services: Services,
  actor: Actor,
  request: PatientRequest,
): Promise<PatientPage | null> {
  const now = services.clock.now();
  const today = civilDateOf(now);
  return forActor(services.database, actor).run(async (tx): Promise<PatientPage | null> => {
    const detail = await readPatient(tx, actor, request, now);
    if (!detail) return null;
    const { id: patientId, companyId } = detail.patient;
    const ids = detail.demands.map(({ id }) => id);
    const seen = await readSeenDemands(tx, ids);
    const demands = ids.flatMap((id) => seen.filter((demand) => demand.id === id));
    const mayFile = can(actor, 'demands.create', { companyId });
    const seeker = { companyId, patientId, demandId: null, duplicatedFromId: null };
    return {
      ...detail,
      ...patientTreatments(demands, today),
      today,
      lifetime: await readLifetimeDoses(tx, { companyId, patientId, demands }),
      documents: await readPatientDocuments(tx, actor, ids, today),
      mayFile,
      active: mayFile ? await readActiveTreatments(tx, actor, seeker, today) : [],
    };
  });
}
