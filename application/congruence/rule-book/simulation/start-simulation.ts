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
  /** One is under way already: it is let go first, by whoever wants another. */
  | { status: 'conflict' }
  | { status: 'busy' }
  | { status: 'not_found' }
  | { status: 'forbidden' };

interface TriedSettings {
  companyId: number;
  settings: CongruenceSettings;
  /** So many of the newest versions are looked at. */
  atMost?: number;
}

/**
 * Has these settings tried on what was sent to a company in a year; nothing of its rule book changes. What the last one came
 * to stays until this one has ended. Source: docs/rules.md 12.15.
 */
export async function startSimulation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { companyId, settings, atMost = MOST_VERSIONS }: TriedSettings,
): Promise<StartSimulationResult> {
  const refused = simulationRefusal(actor, companyId);
  if (refused) return refused;
  const begun = forActor(database, actor).run(async (tx): Promise<StartSimulationResult> => {
    // Of two who start at once the second sees what the first began.
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

/** One more than are looked at, where there are more. */
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
