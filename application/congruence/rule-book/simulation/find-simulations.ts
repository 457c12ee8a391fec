import type { Actor } from '@aval/domain/access/actor';
import { bookChanges } from '@aval/domain/congruence/book/book-changes';
import type { SimulationCounts } from '@aval/domain/congruence/book/simulation-counts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import type { RuleBookSimulation } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../../../services';
import { readRuleBook } from '../../read-rule-book';
import { RULE_TABLE } from '../rule-table';
import { simulationRefusal } from './may-simulate';
import type { SimulationResult, Simulations } from './simulation-state';

/** Returns a company's running simulation and its last result; null when the actor may not see its rule book. */
export async function findSimulations(
  { database }: Pick<Services, 'database'>,
  actor: Actor,
  companyId: number,
): Promise<Simulations | null> {
  if (simulationRefusal(actor, companyId)) return null;
  return forActor(database, actor).read(async (tx) => {
    const rows = await tx.ruleBookSimulation.findMany({
      where: { companyId },
      orderBy: { createdAt: 'desc' },
      select: {
        id: true,
        state: true,
        createdAt: true,
        done: true,
        total: true,
        isCut: true,
        settings: true,
        bookVersion: true,
        counts: true,
        createdBy: { select: { name: true } },
      },
    });
    const inState = (wanted: string) => rows.find(({ state }) => state === wanted);
    const [underWay, finished] = [inState('under_way'), inState('finished')];
    const told = ({ id, createdBy, createdAt }: (typeof rows)[number]) => ({
      id,
      author: createdBy.name,
      at: createdAt.toISOString(),
    });
    return {
      underWay: underWay ? { ...told(underWay), done: underWay.done, total: underWay.total } : null,
      hasFailed: inState('failed') !== undefined,
      result: finished ? { ...told(finished), ...(await resultOf(tx, companyId, finished)) } : null,
    };
  });
}

type Finished = Pick<RuleBookSimulation, 'settings' | 'bookVersion' | 'total' | 'isCut' | 'counts'>;

async function resultOf(
  tx: Transaction,
  companyId: number,
  { settings: tried, bookVersion, total, isCut, counts }: Finished,
): Promise<Omit<SimulationResult, 'id' | 'author' | 'at'>> {
  const settings = tried as unknown as CongruenceSettings;
  const changes = bookChanges(RULE_TABLE, await readRuleBook(tx, companyId, bookVersion), settings);
  return { settings, bookVersion, changes, total, isCut, counts: counts as unknown as SimulationCounts };
}
