import type { Actor } from '@aval/domain/access/actor';
import type { SimulationCounts } from '@aval/domain/congruence/book/simulation-counts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../../../services';
import { simulationRefusal } from './may-simulate';
import type { Simulations } from './simulation-state';

/** What is under way in a company, and what the last one came to. Null for those who may not see its rule book. */
export async function findSimulations(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  companyId: number,
): Promise<Simulations | null> {
  if (simulationRefusal(actor, companyId)) return null;
  const rows = await forActor(database, actor).read((tx) =>
    tx.ruleBookSimulation.findMany({
      where: { companyId },
      orderBy: { createdAt: 'desc' },
      select: {
        ...{ id: true, state: true, createdAt: true, done: true, total: true, isCut: true },
        ...{ settings: true, bookVersion: true, counts: true, createdBy: { select: { name: true } } },
      },
    }),
  );
  const inState = (wanted: string) => rows.find(({ state }) => state === wanted);
  const [underWay, finished] = [inState('under_way'), inState('finished')];
  const told = ({ id, createdBy, createdAt }: (typeof rows)[number]) => ({
    ...{ id, author: createdBy.name, at: createdAt.toISOString() },
  });
  return {
    underWay: underWay ? { ...told(underWay), done: underWay.done, total: underWay.total } : null,
    hasFailed: inState('failed') !== undefined,
    result: finished
      ? {
          ...told(finished),
          ...{ bookVersion: finished.bookVersion, total: finished.total, isCut: finished.isCut },
          settings: finished.settings as unknown as CongruenceSettings,
          counts: finished.counts as unknown as SimulationCounts,
        }
      : null,
  };
}
