import { PATIENT_FIELDS, type PatientFacts, type PatientField } from './patient-fields';

/** Field, or first and last name together. */
export type PatientLine = PatientField | 'name';

type NameField = 'firstName' | 'lastName';
type FieldsOf<Line extends PatientLine> = Line extends 'name' ? NameField : Line;

/** Patient with the fields that the lines need. */
export type PatientWith<Line extends PatientLine> = Pick<PatientFacts, FieldsOf<Line>>;

interface PatientPlace<Shown extends PatientLine> {
  /** Shown lines, in their order. */
  lines: readonly Shown[];
  /** Fields that are not shown, each with the reason. */
  leftOut: Readonly<Record<Exclude<PatientField, FieldsOf<Shown>>, string>>;
}

function place<const Shown extends PatientLine>(
  lines: readonly Shown[],
  leftOut: PatientPlace<Shown>['leftOut'],
): PatientPlace<Shown> {
  return { lines, leftOut };
}

const TOLD_BY_HEAD = 'it is the title';
const NOT_TELLING = 'it does not tell namesakes apart';
const ON_PROFILE = 'it is read on the profile';

/** Places that show a patient. A place says of each field whether and where it shows it. */
export const PATIENT_PLACES = {
  /** Form of the patient's page and of the wizard. */
  form: place(['cardNumber', 'firstName', 'lastName', 'nationalId', 'birthday', 'gender', 'type', 'email'], {}),
  profile: place(['cardNumber', 'nationalId', 'birthday', 'gender', 'type', 'email'], {
    firstName: TOLD_BY_HEAD,
    lastName: TOLD_BY_HEAD,
  }),
  /** Data section of a demand. */
  data: place(['name', 'nationalId', 'birthday', 'gender', 'cardNumber', 'type'], { email: ON_PROFILE }),
  /** PDF of a version. */
  document: place(['name', 'nationalId', 'birthday', 'gender', 'cardNumber', 'type'], {
    email: 'it does not concern the decision',
  }),
  /** Review before a demand is sent. */
  review: place(['name', 'cardNumber', 'birthday', 'gender', 'nationalId'], { type: ON_PROFILE, email: ON_PROFILE }),
  /** Panel beside the wizard's steps. */
  panel: place(['cardNumber', 'nationalId', 'type', 'birthday'], {
    firstName: TOLD_BY_HEAD,
    lastName: TOLD_BY_HEAD,
    gender: TOLD_BY_HEAD,
    email: ON_PROFILE,
  }),
  /** Patient found by a search. */
  found: place(['name', 'cardNumber', 'nationalId', 'birthday'], {
    gender: NOT_TELLING,
    type: NOT_TELLING,
    email: NOT_TELLING,
  }),
  /** Columns of the list of patients. */
  list: place(['name', 'cardNumber', 'nationalId', 'birthday'], {
    gender: ON_PROFILE,
    type: ON_PROFILE,
    email: ON_PROFILE,
  }),
  /** Columns of the list's file. */
  csv: place(['lastName', 'firstName', 'cardNumber', 'nationalId', 'birthday'], {
    gender: ON_PROFILE,
    type: ON_PROFILE,
    email: ON_PROFILE,
  }),
} as const;

type PlaceName = keyof typeof PATIENT_PLACES;

/** Lines that a place shows. */
export type LineOf<Place extends PlaceName> = (typeof PATIENT_PLACES)[Place]['lines'][number];

const NAME_FIELDS: readonly NameField[] = ['firstName', 'lastName'];

/** Returns the fields of a line: the name has two. */
export function fieldsOfLine<Line extends PatientLine>(line: Line): readonly FieldsOf<Line>[] {
  return (line === 'name' ? NAME_FIELDS : [line]) as readonly FieldsOf<Line>[];
}

/** Returns the fields that a place needs for its lines. */
export function fieldsOf<Shown extends PatientLine>({ lines }: PatientPlace<Shown>): readonly FieldsOf<Shown>[] {
  return lines.flatMap((line) => [...fieldsOfLine(line)]);
}

type ShortField = {
  [Name in PatientField]: (typeof PATIENT_FIELDS)[Name] extends { hasShortLabel: true } ? Name : never;
}[PatientField];

/** Key of a label under `demand:field`. */
export type PatientLabel = `patient.${PatientLine}` | `patient.short.${ShortField | 'name'}`;

/** Returns the label of a line among facts, the short one where there is one. */
export function shortLabelOf(line: PatientLine): PatientLabel {
  if (line === 'name') return 'patient.short.name';
  return hasShortLabel(line) ? `patient.short.${line}` : `patient.${line}`;
}

function hasShortLabel(field: PatientField): field is ShortField {
  return 'hasShortLabel' in PATIENT_FIELDS[field];
}
