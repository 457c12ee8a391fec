import {
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Services } from '../../services';

interface Limit extends Pick<IRateLimiterPostgresOptions, 'points' | 'duration'> {
  keyPrefix: string;
  /** One of them all sweeps the table that they share. */
  sweeps?: boolean;
}

const limitersOf = new WeakMap<Services['database'], Map<string, RateLimiterPostgres>>();

/** A limiter whose counters all processes share; one of its name for each database. */
export function limiter(database: Services['database'], limit: Limit): RateLimiterPostgres {
  const known = limitersOf.get(database) ?? new Map<string, RateLimiterPostgres>();
  limitersOf.set(database, known);
  const found = known.get(limit.keyPrefix) ?? createLimiter(database, limit);
  known.set(limit.keyPrefix, found);
  return found;
}

function createLimiter(database: Services['database'], { sweeps = false, ...limit }: Limit): RateLimiterPostgres {
  /** The limiter speaks to a pg client; this one goes through the pool that the process already has. */
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

/** Counts one under a key. Null when it may go on, else the seconds to wait. */
export async function countOne(counter: RateLimiterAbstract, key: string | number): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (rejection) {
    return secondsToWait(rejection);
  }
}

/** Of a count that was refused; what else went wrong goes on as it is. */
function secondsToWait(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  throw rejection;
}
