import { type PatientFacts, type PatientField, patientField } from '@aval/domain/patients/patient-fields';
import { type PatientLine, type PatientWith, shortLabelOf } from '@aval/domain/patients/patient-places';
import type { i18n } from 'i18next';
import { formatDate } from './format';
import { knownWords } from './known-words';

/** Line of a patient in words. */
export interface PatientText<Line extends PatientLine> {
  line: Line;
  label: string;
  /** Null when it is empty. */
  text: string | null;
}

/** Describes the given lines of a patient with their short labels. Needs the catalogue `demand`. */
export function describePatient<Line extends PatientLine>(
  instance: i18n,
  lines: readonly Line[],
  patient: PatientWith<Line>,
): PatientText<Line>[] {
  return lines.map((line) => ({
    line,
    label: labelPatientLine(instance, line, patient),
    text: describePatientLine(instance, line, patient),
  }));
}

/** Labels a line of a patient, a document by its kind. Needs the catalogue `demand`. */
export function labelPatientLine<Line extends PatientLine>(
  instance: i18n,
  line: Line,
  patient: PatientWith<Line>,
): string {
  const facts = patient as Partial<PatientFacts>;
  if (line === 'document' && facts.documentKind)
    return knownWords(instance, `demand:option.documentKind.${facts.documentKind}`);
  return knownWords(instance, `demand:field.${shortLabelOf(line, facts)}`);
}

/** Describes a line of a patient: a day and an option in words. Needs the catalogue `demand`. */
export function describePatientLine<Line extends PatientLine>(
  instance: i18n,
  line: Line,
  patient: PatientWith<Line>,
): string | null {
  const facts = patient as Partial<PatientFacts>;
  if (line === 'name') return `${facts.firstName} ${facts.lastName}`;
  const field: PatientField = line === 'document' ? 'nationalId' : line;
  const value = facts[field] ?? null;
  if (value === null) return null;
  const about = patientField(field);
  if (about.kind === 'birthday') return formatDate(value);
  return about.kind === 'choice' ? knownWords(instance, `demand:option.${about.options}.${value}`, value) : value;
}
