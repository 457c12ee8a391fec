import type { Session } from '@aval/application/access/load-session';
import type { CenterOption } from '@aval/application/context/context';
import { prescribingCenters } from '@aval/application/context/filing-place';
import { getPatientRule } from '@aval/application/patients/patient-rule';
import { companyOf } from '@aval/domain/access/actor';
import { NO_PATIENT_RULE, type PatientRule } from '@aval/domain/validation/steps/patient-schema';
import { getServices } from '../../../server/services.server';

export interface PatientChoices {
  /** Centers where the doctor prescribes. */
  centers: Pick<CenterOption, 'id' | 'name'>[];
  rule: PatientRule;
}

/** Loads the choices of step 1 for a doctor. */
export async function loadPatientChoices(session: Session, doctorId: number): Promise<PatientChoices> {
  const { actor, contextOptions } = session;
  const centers = prescribingCenters(contextOptions, doctorId).map(({ id, name }) => ({ id, name }));
  const companyId = companyOf(actor);
  const rule = companyId === undefined ? NO_PATIENT_RULE : await getPatientRule(getServices(), companyId);
  return { centers, rule };
}
