import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Services } from '../../services';

interface Limit extends Pick<IRateLimiterPostgresOptions, 'points' | 'duration'> {
  keyPrefix: string;
  /** Sweep expired rows: one limiter sweeps the table that all share. */
  sweeps?: boolean;
}

const limitersOf = new WeakMap<Services['database'], Map<string, RateLimiterPostgres>>();

/** Returns the limiter with this key prefix, one per database; its counters are shared by all processes. */
export function limiter(database: Services['database'], limit: Limit): RateLimiterPostgres {
  const known = limitersOf.get(database) ?? new Map<string, RateLimiterPostgres>();
  limitersOf.set(database, known);
  const found = known.get(limit.keyPrefix) ?? createLimiter(database, limit);
  known.set(limit.keyPrefix, found);
  return found;
}

function createLimiter(database: Services['database'], { sweeps = false, ...limit }: Limit): RateLimiterPostgres {
  /** Adapts the `pg` client that the limiter expects to the connection pool of the process. */
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const rows = await database.$queryRawUnsafe<{ points: number; expire: bigint | null }[]>(text, ...values);
      return {
        rows: rows.map(({ points, expire }) => ({ points, expire: expire === null ? null : Number(expire) })),
        rowCount: rows.length,
      };
    },
  };
  return new RateLimiterPostgres({
    ...limit,
    storeClient,
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: sweeps,
  });
}

/** Refusal by a limit. */
export interface Refusal {
  waitSeconds: number;
  /** The first refusal since the limit was reached. */
  isFirst: boolean;
}

/** Counts one attempt under a key. Returns null when it may proceed. */
export async function takeOne(counter: RateLimiterAbstract, key: string | number): Promise<Refusal | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return {
      waitSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      isFirst: rejection.consumedPoints === counter.points + 1,
    };
  }
}

/** Counts one attempt under a key. Returns null when it may proceed, otherwise the seconds to wait. */
export async function countOne(counter: RateLimiterAbstract, key: string | number): Promise<number | null> {
  return (await takeOne(counter, key))?.waitSeconds ?? null;
}
