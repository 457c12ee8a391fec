import { group, identifier } from '../fields/field';
import { type PatientContext, patientShape, spanishNumber } from '../steps/patient-schema';

/**
 * Schema of a new patient including the company, whose rule judges names and numbers. Source: docs/rules.md 2.10, 8.7.
 */
export function newPatientSchema(context: PatientContext) {
  return group({ ...patientShape(context), companyId: identifier() }).superRefine(spanishNumber);
}
