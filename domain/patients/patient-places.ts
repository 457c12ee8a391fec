import { isNifOfPerson } from '../validation/fields/identity';
import { PATIENT_FIELDS, type PatientFacts, type PatientField } from './patient-fields';

/** Field, first and last name together, or a document's number under the name of its kind. */
export type PatientLine = PatientField | 'name' | 'document';

const TOGETHER = { name: ['firstName', 'lastName'], document: ['documentKind', 'nationalId'] } as const;
type Together = typeof TOGETHER;

type FieldsOf<Line extends PatientLine> = Line extends keyof Together ? Together[Line][number] : Line;

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
  form: place(
    ['cardNumber', 'firstName', 'lastName', 'documentKind', 'nationalId', 'birthday', 'gender', 'type', 'email'],
    {},
  ),
  profile: place(['cardNumber', 'document', 'birthday', 'gender', 'type', 'email'], {
    firstName: TOLD_BY_HEAD,
    lastName: TOLD_BY_HEAD,
  }),
  /** Data section of a demand. */
  data: place(['name', 'document', 'birthday', 'gender', 'cardNumber', 'type'], { email: ON_PROFILE }),
  /** PDF of a version. */
  document: place(['name', 'document', 'birthday', 'gender', 'cardNumber', 'type'], {
    email: 'it does not concern the decision',
  }),
  /** Review before a demand is sent. */
  review: place(['name', 'cardNumber', 'birthday', 'gender', 'document'], { type: ON_PROFILE, email: ON_PROFILE }),
  /** Panel beside the wizard's steps. */
  panel: place(['cardNumber', 'document', 'type', 'birthday'], {
    firstName: TOLD_BY_HEAD,
    lastName: TOLD_BY_HEAD,
    gender: TOLD_BY_HEAD,
    email: ON_PROFILE,
  }),
  /** Patient found by a search. */
  found: place(['name', 'cardNumber', 'document', 'birthday'], {
    gender: NOT_TELLING,
    type: NOT_TELLING,
    email: NOT_TELLING,
  }),
  /** Columns of the list of patients. */
  list: place(['name', 'cardNumber', 'document', 'birthday'], {
    gender: ON_PROFILE,
    type: ON_PROFILE,
    email: ON_PROFILE,
  }),
  /** Columns of the list's file. */
  csv: place(['lastName', 'firstName', 'cardNumber', 'documentKind', 'nationalId', 'birthday'], {
    gender: ON_PROFILE,
    type: ON_PROFILE,
    email: ON_PROFILE,
  }),
} as const;

type PlaceName = keyof typeof PATIENT_PLACES;

/** Lines that a place shows. */
export type LineOf<Place extends PlaceName> = (typeof PATIENT_PLACES)[Place]['lines'][number];

/** Returns the fields of a line. */
export function fieldsOfLine<Line extends PatientLine>(line: Line): readonly FieldsOf<Line>[] {
  const fields: readonly PatientLine[] = isTogether(line) ? TOGETHER[line] : [line];
  return fields as readonly FieldsOf<Line>[];
}

/** Returns the fields that a place needs for its lines. */
export function fieldsOf<Shown extends PatientLine>({ lines }: PatientPlace<Shown>): readonly FieldsOf<Shown>[] {
  return lines.flatMap((line) => [...fieldsOfLine(line)]);
}

function isTogether(line: PatientLine): line is keyof Together {
  return line in TOGETHER;
}

type ShortField = {
  [Name in PatientField]: (typeof PATIENT_FIELDS)[Name] extends { hasShortLabel: true } ? Name : never;
}[PatientField];

/** Key of a label under `demand:field`. */
export type PatientLabel =
  | `patient.${Exclude<PatientLine, 'document'> | 'nif'}`
  | `patient.short.${ShortField | 'name'}`;

/**
 * Returns the label of a line among facts, the short one where there is one; a Spanish document has that of its number.
 */
export function shortLabelOf(line: PatientLine, { nationalId = '' }: Partial<PatientFacts> = {}): PatientLabel {
  if (line === 'name') return 'patient.short.name';
  if (line === 'document') return isNifOfPerson(nationalId) ? 'patient.nif' : 'patient.nationalId';
  return hasShortLabel(line) ? `patient.short.${line}` : `patient.${line}`;
}

function hasShortLabel(field: PatientField): field is ShortField {
  return 'hasShortLabel' in PATIENT_FIELDS[field];
}
