import { randomInt } from 'node:crypto';
import type { Patient, Prisma } from '../generated/client';
import type { Transaction } from '../scope';
import { withControlLetter } from './user';

/** Creates a patient with a twelve-digit card number, which fits the strictest insurer. */
export async function createPatient(
  tx: Transaction,
  owner: { companyId: number; createdById: number },
  overrides: Partial<Prisma.PatientUncheckedCreateInput> = {},
): Promise<Patient> {
  return tx.patient.create({
    data: {
      ...owner,
      firstName: 'Íñigo',
      lastName: 'Navarro Lozano',
      nationalId: withControlLetter(randomInt(100_000_000)),
      cardNumber: String(randomInt(100_000_000_000, 281_000_000_000_000)).slice(0, 12),
      birthday: new Date('1967-03-13'),
      gender: 'male',
      type: 'private',
      ...overrides,
    },
  });
}
