import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { PRESCRIBING_CENTER_TYPES } from '@aval/domain/catalogue/center-types';
import type { DemandContent } from '@aval/domain/demand/content/content';
import type { Database } from '../client';
import type { Demand, Patient, Prisma, UserAccount } from '../generated/client';
import { forTenant, type Transaction } from '../scope';
import { type ContentOptions, validContent } from './content';
import { createDraft } from './demand';
import { createPatient } from './patient';

export interface FiledDraft {
  doctor: UserAccount;
  patient: Patient;
  content: DemandContent;
  demand: Demand;
}

export interface DraftWishes extends Partial<ContentOptions> {
  patient?: Partial<Prisma.PatientUncheckedCreateInput>;
}

/** Creates a patient of a story doctor and a complete draft for that patient, ready to submit. */
export function fileDraft(
  db: Database,
  options: { companyId: number; doctorEmail: string; today: CivilDate } & DraftWishes,
): Promise<FiledDraft> {
  return forTenant(db, options.companyId).run((tx) => fileDraftIn(tx, options));
}

async function fileDraftIn(
  tx: Transaction,
  options: { companyId: number; doctorEmail: string; today: CivilDate } & DraftWishes,
): Promise<FiledDraft> {
  const { companyId, doctorEmail, patient: person, ...wishes } = options;
  const doctor = await tx.userAccount.findUniqueOrThrow({
    where: { email: doctorEmail },
    include: {
      centers: { where: { center: { type: { in: PRESCRIBING_CENTER_TYPES } } }, orderBy: { centerId: 'asc' } },
    },
  });
  const prescriberCenterId = doctor.centers[0]?.centerId;
  if (prescriberCenterId === undefined) throw new Error(`${doctorEmail} has no center`);
  const patient = await createPatient(tx, { companyId, createdById: doctor.id }, person);
  const content = await validContent(tx, {
    prescriberCenterId,
    ...wishes,
    companyId,
    doctorId: doctor.id,
    patientId: patient.id,
  });
  return { doctor, patient, content, demand: await createDraft(tx, { companyId, content }) };
}
