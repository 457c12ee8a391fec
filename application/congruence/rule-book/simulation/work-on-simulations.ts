import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { analyseSubject, type TellFailure } from '@aval/domain/congruence/analyse';
import { type LookedAt, type SimulationCounts, withCounted } from '@aval/domain/congruence/book/simulation-counts';
import { type CongruenceSettings, RULES, type RuleBook } from '@aval/domain/congruence/rule-book';
import { readSubject } from '@aval/domain/congruence/subject/read-subject';
import type { Prisma, RuleBookSimulation } from '@aval/prisma/generated/client';
import { forPlatform, forTenant, type Transaction } from '@aval/prisma/scope';
import { silentSince } from '../../../health/silent-since';
import type { Services } from '../../../services';
import { readRuleBook } from '../../read-rule-book';
import { tellFailure } from '../../tell-failure';
import { readSlice, type SliceVersion } from './read-slice';

type WorkServices = Pick<Services, 'database' | 'clock' | 'logger'>;

interface WorkOptions {
  /** Called between slices; when it returns true, the rest is left to the next process. */
  isStopping?: () => boolean;
  /** Versions loaded at a time. */
  sliceSize?: number;
}

const SLICE_SIZE = 100;
const LIMITS = { timeoutMs: 60_000 };

/** Thrown when the simulation was cancelled or another process has taken it over. */
class SimulationLost extends Error {
  override name = 'SimulationLost';
}

/**
 * Takes the simulation that has waited longest and works on it until it ends. One that another process left continues
 * after its last slice. Returns whether there was one. Source: docs/rules.md 12.15.
 */
export async function workOnSimulations(services: WorkServices, options: WorkOptions = {}): Promise<boolean> {
  const row = await claimNext(services);
  if (!row) return false;
  try {
    await work(services, row, options);
  } catch (error) {
    if (error instanceof SimulationLost) return true;
    services.logger.error(
      { error: error instanceof Error ? error.name : 'unknown' },
      'a simulation of rules was not finished',
    );
    // If this write fails too, another process takes the simulation over.
    await write(services, row, { state: 'failed', finishedAt: services.clock.now() });
  }
  return true;
}

type Claimed = RuleBookSimulation & { claim: string };

async function claimNext({ database, clock }: WorkServices): Promise<Claimed | null> {
  const scope = await forPlatform(database);
  const claim = randomUUID();
  return scope.run(async (tx) => {
    const [taken] = await tx.$queryRaw<[{ id: string }?]>`
      UPDATE rule_book_simulation SET claim = ${claim}::uuid, worked_at = ${clock.now()} WHERE id = (
        SELECT id FROM rule_book_simulation
        WHERE state = 'under_way' AND (claim IS NULL OR worked_at < ${silentSince(clock)})
        ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id`;
    if (!taken) return null;
    return { ...(await tx.ruleBookSimulation.findUniqueOrThrow({ where: { id: taken.id } })), claim };
  });
}

async function work(services: WorkServices, row: Claimed, options: WorkOptions): Promise<void> {
  const { companyId, createdAt: until, settings, bookVersion, afterAt, afterId } = row;
  const scope = forTenant(services.database, companyId);
  const current = await scope.read((tx) => readRuleBook(tx, companyId, bookVersion));
  const books = {
    before: current,
    after: { ...(settings as unknown as CongruenceSettings), version: bookVersion + 1 },
  };
  let counts = row.counts as unknown as SimulationCounts;
  let { done } = row;
  let after = afterAt && afterId !== null ? { at: afterAt, id: afterId } : null;
  while (done < row.total) {
    if (options.isStopping?.()) return write(services, row, { claim: null });
    const size = Math.min(options.sliceSize ?? SLICE_SIZE, row.total - done);
    const slice = await scope.read((tx) => readSlice(tx, { companyId, until, after, size }), LIMITS);
    const last = slice.at(-1);
    if (!last) break;
    counts = withCounted(counts, await lookAt(slice, books, tellFailure(services.logger)));
    done += slice.length;
    after = { at: last.createdAt, id: last.id };
    await write(services, row, { ...kept(counts), done, afterAt: after.at, afterId: after.id });
  }
  await finish(services, row, done);
}

/** Yields between versions, so that other work of the process gets a turn. */
async function lookAt(
  slice: readonly SliceVersion[],
  { before, after }: { before: RuleBook; after: RuleBook },
  tell: TellFailure,
): Promise<LookedAt[]> {
  const readAlike = isDeepStrictEqual(before.clearance, after.clearance);
  const found: LookedAt[] = [];
  for (const { content, isLast, factsFor } of slice) {
    const subject = readSubject(content, factsFor(before));
    const other = readAlike ? subject : readSubject(content, factsFor(after));
    const [one, two] = [analyseSubject(subject, before, RULES, tell), analyseSubject(other, after, RULES, tell)];
    const failed = [...new Set([...one.failed, ...two.failed])];
    found.push({ isLast, failed, before: one.findings, after: two.findings });
    await setImmediate();
  }
  return found;
}

function kept(counts: SimulationCounts) {
  return { counts: counts as unknown as Prisma.InputJsonObject };
}

function write(services: WorkServices, row: Claimed, data: Prisma.RuleBookSimulationUpdateManyMutationInput) {
  return forTenant(services.database, row.companyId).run((tx) => writeIn(tx, services, row, data));
}

async function writeIn(
  tx: Transaction,
  { clock }: WorkServices,
  { id, claim }: Claimed,
  data: Prisma.RuleBookSimulationUpdateManyMutationInput,
): Promise<void> {
  const { count } = await tx.ruleBookSimulation.updateMany({
    where: { id, claim, state: 'under_way' },
    data: { workedAt: clock.now(), ...data },
  });
  if (count === 0) throw new SimulationLost();
}

/** Stores the result and deletes the previous one. */
async function finish(services: WorkServices, row: Claimed, total: number): Promise<void> {
  const { id, companyId } = row;
  await forTenant(services.database, companyId).run(async (tx) => {
    await writeIn(tx, services, row, { state: 'finished', total, done: total, finishedAt: services.clock.now() });
    await tx.ruleBookSimulation.deleteMany({ where: { companyId, state: 'finished', id: { not: id } } });
  });
}
