import type { Transaction } from '@aval/prisma/scope';

/** What lists keep of a patient in the rows of demands follows the card number; versions keep what was. Source: docs/rules.md 5.21. */
export async function tellDemandsOfPatient(tx: Transaction, patientId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE demand SET card_number = patient.card_number
    FROM patient WHERE patient.id = ${patientId} AND demand.patient_id = patient.id`;
}
