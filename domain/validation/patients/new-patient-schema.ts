import { identifier } from '../fields/field';
import { type PatientContext, patientSchema } from '../steps/patient-schema';

/**
 * Schema of a new patient including the company, whose rule judges the card number. Source: docs/rules.md 2.10, 8.7.
 */
export function newPatientSchema(context: PatientContext) {
  return patientSchema(context).extend({ companyId: identifier() });
}
