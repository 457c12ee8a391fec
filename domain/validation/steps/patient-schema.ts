import type { z } from 'zod';
import type { CivilDate } from '../../calendar/civil-date';
import { OPTIONS } from '../../catalogue/options';
import {
  PATIENT_FIELD_NAMES,
  type PatientAnswer,
  type PatientFacts,
  type PatientField,
  type PatientFieldFacts,
  patientField,
} from '../../patients/patient-fields';
import { notBefore, notFuture } from '../fields/date-rules';
import { choice, civilDate, type Field, group, optionalChoice, optionalText, text } from '../fields/field';
import {
  type CardRule,
  cardNumber,
  documentNumber,
  email,
  isNationalId,
  isNifOfPerson,
  nationalId,
  optionalEmail,
} from '../fields/identity';
import { message } from '../fields/message';

/** Rules of a company for card numbers, names and documents of its patients. */
export interface PatientRule extends CardRule {
  /** Takes names and documents of any country, beside DNI and NIE. Source: docs/rules.md 2.27. */
  namesOfAnyCountry: boolean;
}

/** Rule while no company is chosen. */
export const NO_PATIENT_RULE: PatientRule = { cardNumberPattern: null, cardNumberHint: null, namesOfAnyCountry: false };

export interface PatientContext extends PatientRule {
  today: CivilDate;
}

type Shape = { [Name in PatientField]: Field<PatientAnswer[Name]> };

/** Fields of the patient form, made from the table of fields. Source: docs/rules.md 3.13, 8.7. */
export function patientShape(context: PatientContext): Shape {
  return Object.fromEntries(PATIENT_FIELD_NAMES.map((name) => [name, readerOf(patientField(name), context)])) as Shape;
}

/** Schema of the patient form; the company comes from the context unless `newPatientSchema` adds it. */
export function patientSchema(context: PatientContext) {
  return group(patientShape(context)).superRefine(spanishNumber) satisfies z.ZodType<PatientAnswer>;
}

/** Refuses the number of a Spanish document that is none. */
export function spanishNumber(
  { documentKind, nationalId }: Partial<Pick<PatientAnswer, 'documentKind' | 'nationalId'>>,
  context: z.RefinementCtx,
): void {
  if (documentKind !== null || nationalId === undefined) return;
  if (isNationalId(nationalId) || isNifOfPerson(nationalId)) return;
  context.addIssue({ code: 'custom', path: ['nationalId'], message: message('spanishNumber') });
}

/**
 * Returns the rule by which a patient is edited: whoever could only be entered with names and documents of any country
 * stays so, also in a company that takes them no longer. Source: docs/rules.md 2.27.
 */
export function ruleOfPatient<Rule extends PatientRule>(
  rule: Rule,
  patient: Pick<PatientFacts, (typeof NAMES)[number]>,
): Rule {
  const shape = patientShape({ ...rule, namesOfAnyCountry: false, today: '' });
  const isOrdinary = NAMES.every((name) => shape[name].safeParse(patient[name]).success);
  return isOrdinary ? rule : { ...rule, namesOfAnyCountry: true };
}

const NAMES = ['firstName', 'lastName', 'documentKind', 'nationalId'] as const;

function readerOf(facts: PatientFieldFacts, context: PatientContext): Field<string | null> {
  const { today, namesOfAnyCountry, ...cardRule } = context;
  switch (facts.kind) {
    case 'line': {
      const { min, max } = (namesOfAnyCountry && facts.ofAnyCountry) || facts;
      const limits = { min, max, isLine: true };
      return facts.optional ? optionalText(limits) : text(limits);
    }
    case 'email':
      return facts.optional ? optionalEmail() : email();
    case 'nationalId':
      return namesOfAnyCountry ? documentNumber() : nationalId();
    case 'cardNumber':
      return cardNumber(cardRule);
    case 'birthday':
      return civilDate(notBefore('1900-01-01'), notFuture(today));
    case 'choice': {
      const options = facts.ofAnyCountry && !namesOfAnyCountry ? [] : OPTIONS[facts.options];
      return facts.optional ? optionalChoice(options) : choice(options);
    }
  }
}
