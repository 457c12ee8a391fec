import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import {
  PATIENT_FIELD_NAMES,
  type PATIENT_FIELDS,
  type PatientAnswer,
  type PatientField,
  patientField,
} from '@aval/domain/patients/patient-fields';
import { Prisma } from '@aval/prisma/generated/client';

/** Columns that describe a patient and that a version keeps: one for each field of the table. */
export const PATIENT_FACTS = Object.fromEntries(PATIENT_FIELD_NAMES.map((name) => [name, true])) as Record<
  PatientField,
  true
> satisfies Prisma.PatientSelect;

type Row = Prisma.PatientGetPayload<{ select: typeof PATIENT_FACTS }>;

/** Returns the patient as a version would keep him or her now. */
export function asVersion(patient: Row): VersionPatient {
  return pickFacts(patient, PATIENT_FIELD_NAMES) as VersionPatient;
}

/** Returns fields of a row, a day as civil date. */
export function pickFacts<Name extends PatientField>(
  row: Pick<Row, Name>,
  names: readonly Name[],
): Pick<VersionPatient, Name> {
  const facts = names.map((name) => {
    const value: Row[Name] = row[name];
    return [name, value instanceof Date ? value.toISOString().slice(0, 10) : value] as const;
  });
  return Object.fromEntries(facts) as Pick<VersionPatient, Name>;
}

type Columns = {
  [Name in PatientField]: (typeof PATIENT_FIELDS)[Name] extends { kind: 'birthday' } ? Date : PatientAnswer[Name];
};

/** Returns the columns that hold an answer. */
export function toColumns(answer: PatientAnswer): Columns {
  const columns = PATIENT_FIELD_NAMES.map((name) => {
    const value = answer[name];
    return [name, patientField(name).kind === 'birthday' ? new Date(value as string) : value] as const;
  });
  return Object.fromEntries(columns) as Columns;
}

/**
 * Returns the condition that a version, whose `patient` is given, keeps a patient other than the row of `patient`. A
 * field that the version lacks counts as empty, as in `comparePatients`.
 */
export function differsFromVersion(version: Prisma.Sql): Prisma.Sql {
  const fields = PATIENT_FIELD_NAMES.map((name) => {
    const column = Prisma.raw(`patient.${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}`);
    const now = patientField(name).kind === 'birthday' ? Prisma.sql`to_char(${column}, 'YYYY-MM-DD')` : column;
    return Prisma.sql`${version} ->> ${name} IS DISTINCT FROM ${now}`;
  });
  return Prisma.sql`(${Prisma.join(fields, ' OR ')})`;
}

/** Name of a patient in the change log: a number, which reveals nothing to readers who may not see the patient. */
export function patientName({ id }: { id: number }): string {
  return `#${id}`;
}
