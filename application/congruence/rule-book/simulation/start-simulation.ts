import { randomUUID } from 'node:crypto';
import type { Actor } from '@aval/domain/access/actor';
import { NOTHING_COUNTED } from '@aval/domain/congruence/book/simulation-counts';
import type { CongruenceSettings } from '@aval/domain/congruence/rule-book';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { orBusy } from '../../../health/or-busy';
import type { Services } from '../../../services';
import { readRuleBook } from '../../read-rule-book';
import { simulationRefusal } from './may-simulate';
import { MOST_VERSIONS, yearBefore } from './simulation-state';

export type StartSimulationResult =
  | { status: 'done' }
  /** A simulation is running; it has to be cancelled before another is started. */
  | { status: 'conflict' }
  | { status: 'busy' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

interface TriedSettings {
  companyId: number;
  settings: CongruenceSettings;
  /** Maximum number of versions; the newest are taken. */
  atMost?: number;
}

/**
 * Starts a simulation of these settings on the versions sent to a company within a year; its rule book does not change.
 * The previous result stays until this simulation has finished. Source: docs/rules.md 12.15.
 */
export async function startSimulation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { companyId, settings, atMost = MOST_VERSIONS }: TriedSettings,
): Promise<StartSimulationResult> {
  const refused = simulationRefusal(actor, companyId);
  if (refused) return refused;
  const begun = forActor(database, actor).run(async (tx): Promise<StartSimulationResult> => {
    // Serialise starts, so that the second of two sees the simulation of the first.
    const [company] = await tx.$queryRaw<[{ id: number }?]>`
      SELECT id FROM company WHERE id = ${companyId} FOR NO KEY UPDATE`;
    if (!company) return { status: 'not_found' };
    const underWay = await tx.ruleBookSimulation.findFirst({
      where: { companyId, state: 'under_way' },
      select: { id: true },
    });
    if (underWay) return { status: 'conflict' };
    const now = clock.now();
    const { version } = await readRuleBook(tx, companyId);
    const count = await countVersions(tx, { companyId, now, atMost });
    await tx.ruleBookSimulation.deleteMany({ where: { companyId, state: 'failed' } });
    await tx.ruleBookSimulation.create({
      data: {
        id: randomUUID(),
        companyId,
        createdById: actor.userId,
        createdAt: now,
        bookVersion: version,
        total: Math.min(count, atMost),
        isCut: count > atMost,
        settings: settings as unknown as Prisma.InputJsonObject,
        counts: NOTHING_COUNTED as unknown as Prisma.InputJsonObject,
      },
      select: { id: true },
    });
    return { status: 'done' };
  });
  return orBusy(begun);
}

/** Counts the versions of the year, up to one more than the maximum. */
async function countVersions(
  tx: Transaction,
  { companyId, now, atMost }: { companyId: number; now: Date; atMost: number },
): Promise<number> {
  const [row] = await tx.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM demand_version
      WHERE company_id = ${companyId} AND created_at > ${yearBefore(now)} AND created_at <= ${now}
      LIMIT ${atMost + 1}) AS versions`;
  return row.count;
}
