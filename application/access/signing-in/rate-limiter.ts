import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../../services';

type Limit = Pick<IRateLimiterPostgresOptions, 'keyPrefix' | 'points' | 'duration' | 'clearExpiredByTimeout'>;

/** A limiter whose counters all processes share. One of them sweeps the table. */
export function createLimiter(database: Services['database'], limit: Limit): RateLimiterPostgres {
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
  });
}

/** Of a count that was refused; what else went wrong goes on as it is. */
export function secondsToWait(rejection: unknown): number {
  if (rejection instanceof RateLimiterRes) return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  throw rejection;
}
