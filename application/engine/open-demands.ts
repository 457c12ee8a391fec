import type { Scope } from '@aval/prisma/scope';

const BATCH = 200;

export interface OpenDemand {
  id: string;
  companyId: number;
}

/**
 * Yields the demands that must have a run (`needsRun`), because a person or their clock has to act on them, in batches
 * by id.
 */
export async function* openDemands(scope: Scope): AsyncGenerator<OpenDemand[]> {
  let after: string | null = null;
  for (;;) {
    const demands: OpenDemand[] = await scope.read((transaction) =>
      transaction.demand.findMany({
        where: {
          ...(after === null ? {} : { id: { gt: after } }),
          OR: [{ status: 'ACTIVE' }, { status: 'SENDED', continueAt: { not: null } }],
        },
        orderBy: { id: 'asc' },
        take: BATCH,
        select: { id: true, companyId: true },
      }),
    );
    const last = demands.at(-1);
    if (!last) return;
    yield demands;
    after = last.id;
  }
}
