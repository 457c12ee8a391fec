import type { Database } from '@aval/prisma/client';
import { forTenant } from '@aval/prisma/scope';
import type { DemandKey } from '@aval/workflows/demand/activities';
import { findAdmins } from './find-audience';

export type DemandMark = { diverged: true } | { faultCode: string };

/**
 * Says on the demand what is wrong with it and tells the admins, once: a repeated attempt finds the mark. It writes no lifecycle column; nothing
 * of the demand has moved.
 */
export async function markDemand(database: Database, key: DemandKey, mark: DemandMark): Promise<void> {
  await forTenant(database, key.companyId).run(async (transaction) => {
    const { demandId, companyId } = key;
    const diverged = 'diverged' in mark;
    const { count } = await transaction.demand.updateMany({
      where: diverged ? { id: demandId, divergedAt: null } : { id: demandId, faultCode: null },
      data: diverged ? { divergedAt: new Date() } : { faultCode: mark.faultCode },
    });
    if (count === 0) return;
    const { sequence } = await transaction.demand.findUniqueOrThrow({
      where: { id: demandId },
      select: { sequence: true },
    });
    const admins = await findAdmins(transaction);
    await transaction.notification.createMany({
      data: admins.map((userId) => ({
        companyId,
        demandId,
        userId,
        sequence,
        key: diverged ? 'diverged' : 'fault',
        createdAt: new Date(),
      })),
      skipDuplicates: true,
    });
  });
}
