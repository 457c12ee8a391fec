import { findAdmins } from '@aval/application/users/find-admins';
import type { Fault, FaultCause } from '@aval/domain/demand/faults';
import type { DemandCommandType, NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import type { Database } from '@aval/prisma/client';
import type { Prisma } from '@aval/prisma/generated/client';
import { forTenant } from '@aval/prisma/scope';
import type { DemandKey } from '@aval/workflows/demand/activities';
import { withinAttempt } from '../../attempt-time';

export type DemandMark = { cause: 'divergence' } | (Fault & { commandType?: DemandCommandType });

/**
 * Marks the fault on the demand and notifies the admins once: a repeated attempt finds the mark. Writes no lifecycle
 * column, since the demand has not moved.
 */
export async function markDemand(
  database: Database,
  { demandId, companyId }: DemandKey,
  mark: DemandMark,
): Promise<void> {
  await forTenant(database, companyId).run(async (transaction) => {
    const { count } = await transaction.demand.updateMany({
      where: { id: demandId, ...UNMARKED[mark.cause] },
      data: columnsOf(mark),
    });
    if (count === 0) return;
    const { sequence } = await transaction.demand.findUniqueOrThrow({
      where: { id: demandId },
      select: { sequence: true },
    });
    const key: NotificationKey = mark.cause === 'divergence' ? 'diverged' : `${mark.cause}_fault`;
    const admins = await findAdmins(transaction);
    await transaction.notification.createMany({
      data: admins.map((userId) => ({ companyId, demandId, userId, sequence, key, createdAt: new Date() })),
      skipDuplicates: true,
    });
  }, withinAttempt());
}

const UNMARKED = {
  divergence: { divergedAt: null },
  command: { commandFaultCode: null },
  clock: { clockFaultCode: null },
  reminder: { reminderFaultCode: null },
} as const satisfies Record<FaultCause | 'divergence', Prisma.DemandWhereInput>;

function columnsOf(mark: DemandMark): Prisma.DemandUpdateManyMutationInput {
  const now = new Date();
  switch (mark.cause) {
    case 'divergence':
      return { divergedAt: now };
    case 'command':
      return { commandFaultCode: mark.code, commandFaultType: mark.commandType ?? null, commandFaultAt: now };
    case 'clock':
      return { clockFaultCode: mark.code, clockFaultAt: now };
    case 'reminder':
      return { reminderFaultCode: mark.code, reminderFaultAt: now };
  }
}
