import type { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS } from '../../catalogue/options';
import {
  PATIENT_FIELD_NAMES,
  type PatientAnswer,
  type PatientField,
  type PatientFieldFacts,
  patientField,
} from '../../patients/patient-fields';
import { notBefore, notFuture } from '../fields/date-rules';
import { choice, civilDate, type Field, group, optionalText, text } from '../fields/field';
import { type CardRule, cardNumber, email, nationalId, optionalEmail } from '../fields/identity';

export interface PatientContext extends CardRule {
  today: CivilDate;
}

type Shape = { [Name in PatientField]: Field<PatientAnswer[Name]> };

/**
 * Schema of the patient form, made from the table of fields; the company comes from the context unless
 * `newPatientSchema` adds it. Source: docs/rules.md 3.13, 8.7.
 */
export function patientSchema(context: PatientContext) {
  const readers = PATIENT_FIELD_NAMES.map((name) => [name, readerOf(patientField(name), context)]);
  return group(Object.fromEntries(readers) as Shape) satisfies z.ZodType<PatientAnswer>;
}

function readerOf(facts: PatientFieldFacts, { today, ...cardRule }: PatientContext): Field<string | null> {
  switch (facts.kind) {
    case 'line': {
      const limits = { min: facts.min, max: facts.max, isLine: true };
      return facts.optional ? optionalText(limits) : text(limits);
    }
    case 'email':
      return facts.optional ? optionalEmail() : email();
    case 'nationalId':
      return nationalId();
    case 'cardNumber':
      return cardNumber(cardRule);
    case 'birthday':
      return civilDate(notBefore('1900-01-01'), notFuture(today));
    case 'choice':
      return choice(OPTIONS[facts.options]);
  }
}
