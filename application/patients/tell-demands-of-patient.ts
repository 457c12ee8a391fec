import type { Transaction } from '@aval/prisma/scope';

/**
 * Copies the card number into the demands of a patient, where lists read it; versions keep the earlier one. Source:
 * docs/rules.md 5.21.
 */
export async function tellDemandsOfPatient(tx: Transaction, patientId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE demand SET card_number = patient.card_number
    FROM patient WHERE patient.id = ${patientId} AND demand.patient_id = patient.id`;
}
