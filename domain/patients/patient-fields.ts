import type { CivilDate } from '../calendar/civil-date';
import type { Option, OptionSet } from '../catalogue/options';

interface FieldFacts {
  /** Personal data, which logs never hold. */
  isPersonal: boolean;
  /** Facts have less room than forms: the label under `demand:field.patient.short` is used there. */
  hasShortLabel?: true;
}

/**
 * Field of a patient. Its reader, its control and how its value is shown follow from the kind. `ofAnyCountry` is what a
 * company takes besides that takes names and documents of any country. Source: docs/rules.md 2.27.
 */
export type PatientFieldFacts = FieldFacts &
  (
    | { kind: 'line'; min: number; max: number; optional?: true; ofAnyCountry?: { min: number; max: number } }
    | { kind: 'email'; optional?: true }
    | { kind: 'nationalId' }
    | { kind: 'cardNumber' }
    | { kind: 'birthday' }
    | { kind: 'choice'; options: OptionSet; control: 'segments' | 'select'; optional?: true; ofAnyCountry?: true }
  );

/**
 * Fields of a patient, in the order in which changes are listed. Columns, forms, pages, documents, files, the API and
 * the redaction of logs are made from this table; `patient-places.ts` says which place shows what. Source:
 * docs/rules.md 2.10.
 */
export const PATIENT_FIELDS = {
  firstName: { kind: 'line', min: 3, max: 30, ofAnyCountry: { min: 1, max: 100 }, isPersonal: true },
  lastName: { kind: 'line', min: 3, max: 255, ofAnyCountry: { min: 1, max: 255 }, isPersonal: true },
  /** Kind of a foreign document; empty for a Spanish one (DNI, NIE or NIF), whose number tells its kind. */
  documentKind: {
    kind: 'choice',
    options: 'documentKind',
    control: 'select',
    optional: true,
    ofAnyCountry: true,
    isPersonal: false,
  },
  nationalId: { kind: 'nationalId', isPersonal: true },
  email: { kind: 'email', optional: true, isPersonal: true, hasShortLabel: true },
  cardNumber: { kind: 'cardNumber', isPersonal: true, hasShortLabel: true },
  birthday: { kind: 'birthday', isPersonal: true, hasShortLabel: true },
  gender: { kind: 'choice', options: 'gender', control: 'segments', isPersonal: true },
  type: { kind: 'choice', options: 'patientType', control: 'select', isPersonal: false, hasShortLabel: true },
} as const satisfies Readonly<Record<string, PatientFieldFacts>>;

type Table = typeof PATIENT_FIELDS;
export type PatientField = keyof Table;

export const PATIENT_FIELD_NAMES = Object.keys(PATIENT_FIELDS) as readonly PatientField[];

/** Returns the facts of a field, whatever its kind. */
export function patientField(name: PatientField): PatientFieldFacts {
  return PATIENT_FIELDS[name];
}

type AnswerOf<Facts extends PatientFieldFacts> = Facts extends { kind: 'choice' }
  ? Option<Facts['options']> | (Facts extends { optional: true } ? null : never)
  : Facts extends { kind: 'birthday' }
    ? CivilDate
    : Facts extends { optional: true }
      ? string | null
      : string;

/** Patient as read from the form. */
export type PatientAnswer = { [Name in PatientField]: AnswerOf<Table[Name]> };

/** Patient as stored: an option stays a word after its set has lost it. */
export type PatientFacts = {
  [Name in PatientField]: Table[Name] extends { kind: 'choice' }
    ? string | (Table[Name] extends { optional: true } ? null : never)
    : PatientAnswer[Name];
};

/** Names of the fields that logs remove. */
export const PERSONAL_FIELDS = PATIENT_FIELD_NAMES.filter((name) => patientField(name).isPersonal);
