import type { Transaction } from '@aval/prisma/scope';

/**
 * Copies the name of a doctor into the demands, where lists read it; versions keep the earlier one. Source:
 * docs/rules.md 5.21.
 */
export async function tellDemandsOfDoctor(tx: Transaction, doctorId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE demand SET doctor_name = doctor.name
    FROM user_account AS doctor WHERE doctor.id = ${doctorId} AND demand.doctor_id = doctor.id`;
}
