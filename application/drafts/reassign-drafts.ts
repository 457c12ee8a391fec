import type { Transaction } from '@aval/prisma/scope';

interface Reassignment {
  fromDoctorId: number;
  toDoctor: { id: number; name: string };
  /** One of them; without it all. */
  demandId?: string;
  now: Date;
}

/**
 * Drafts of a doctor become another's: nothing of them has gone to the engine, so that nothing there has to know. What is on its way to it is
 * no draft any more and is taken over by a command. Returns how many there were.
 */
export async function reassignDrafts(
  transaction: Transaction,
  { fromDoctorId, toDoctor, demandId, now }: Reassignment,
): Promise<number> {
  const { count } = await transaction.demand.updateMany({
    where: {
      ...(demandId === undefined ? {} : { id: demandId }),
      doctorId: fromDoctorId,
      status: 'DRAFT',
      submissionCommandId: null,
    },
    data: { doctorId: toDoctor.id, doctorName: toDoctor.name, lastDemand: now },
  });
  return count;
}
