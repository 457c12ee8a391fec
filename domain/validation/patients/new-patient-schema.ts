import { identifier } from '../fields/field';
import { type PatientContext, patientSchema } from '../steps/patient-schema';

/** A new patient where the company is asked for, by whose rule the card number is judged. Source: docs/rules.md 2.10, 8.7. */
export function newPatientSchema(context: PatientContext) {
  return patientSchema(context).extend({ companyId: identifier() });
}
