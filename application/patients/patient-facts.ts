import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { Prisma } from '@aval/prisma/generated/client';

/** Columns that describe a patient and that a version keeps. */
export const PATIENT_FACTS = {
  firstName: true,
  lastName: true,
  nationalId: true,
  email: true,
  cardNumber: true,
  birthday: true,
  gender: true,
  type: true,
} as const satisfies Prisma.PatientSelect;

/** Returns the patient as a version would keep him or her now. */
export function asVersion(patient: Prisma.PatientGetPayload<{ select: typeof PATIENT_FACTS }>): VersionPatient {
  const { firstName, lastName, nationalId, email, cardNumber, birthday, gender, type } = patient;
  const bornOn = birthday.toISOString().slice(0, 10);
  return { firstName, lastName, nationalId, email, cardNumber, birthday: bornOn, gender, type };
}

/** Name of a patient in the change log: a number, which reveals nothing to readers who may not see the patient. */
export function patientName({ id }: { id: number }): string {
  return `#${id}`;
}
