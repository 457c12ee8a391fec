import type { VersionPatient } from '@aval/domain/demand/content/version-snapshot';
import type { Prisma } from '@aval/prisma/generated/client';

/** What there is to say of a patient, and what a version keeps. */
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

/** As a version would keep the patient now. */
export function asVersion(patient: Prisma.PatientGetPayload<{ select: typeof PATIENT_FACTS }>): VersionPatient {
  const { firstName, lastName, nationalId, email, cardNumber, birthday, gender, type } = patient;
  const bornOn = birthday.toISOString().slice(0, 10);
  return { firstName, lastName, nationalId, email, cardNumber, birthday: bornOn, gender, type };
}

/** What the record of changes calls a patient: a number, which says nothing to whoever may not look at the patient. */
export function patientName({ id }: { id: number }): string {
  return `#${id}`;
}
