import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { lastHolidayYearToWarnOf } from '@aval/domain/calendar/working-days';
import { forActor, type Transaction } from '@aval/prisma/scope';
import product from '../../package.json' with { type: 'json' };
import { findPiledFailures, type PiledFailures } from '../security-record/find-piled-failures';
import type { Services } from '../services';
import { answerWithin } from './answer-within';
import { checkParts, PART_DEADLINE_MS, type PartHealth } from './check-parts';
import {
  countDemands,
  type DemandFigures,
  type EffectReport,
  type MarkedDemand,
  type OutboxReport,
  readEffects,
  readMarked,
  readOutbox,
} from './read-outstanding';

/** State of operations; a null field could not be read in time. */
export interface Operations {
  /** ISO instant. */
  checkedAt: string;
  parts: PartHealth[];
  outbox: OutboxReport | null;
  effects: EffectReport[] | null;
  marked: MarkedDemand[] | null;
  demands: DemandFigures | null;
  /** Addresses and accounts on which failures of signing in pile up. */
  failures: PiledFailures[] | null;
  /** Last year whose holidays are known, when it ends within five years; otherwise null. */
  lastHolidayYear: number | null;
  versions: { aval: string; node: string };
}

/**
 * Reads the health of all parts and the outstanding work of all companies. Null when the actor may not see operations.
 */
export async function getOperations(services: Services, actor: Actor): Promise<Operations | null> {
  if (!can(actor, 'operations.view')) return null;
  const read = <Answer>(question: (tx: Transaction) => Promise<Answer>) =>
    answerWithin(PART_DEADLINE_MS, () =>
      forActor(services.database, actor).read(question, { statementTimeoutMs: PART_DEADLINE_MS }),
    );
  const now = services.clock.now();
  const [parts, outbox, effects, marked, demands, failures] = await Promise.all([
    checkParts(services),
    read(readOutbox),
    read((tx) => readEffects(tx, now)),
    read(readMarked),
    read((tx) => countDemands(tx, now)),
    read((tx) => findPiledFailures(tx, now)),
  ]);
  return {
    checkedAt: now.toISOString(),
    parts,
    outbox,
    effects,
    marked,
    demands,
    failures,
    lastHolidayYear: lastHolidayYearToWarnOf(civilDateOf(now)),
    versions: { aval: product.version, node: process.versions.node },
  };
}
