import type { Actor } from '@aval/domain/access/actor';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countOne } from '../access/signing-in/rate-limiter';
import type { Throttled } from '../patients/numbers/number-attempts';

/**
 * Limit far above what pages request during writing, one analysis per step and per save. Each reads the library and the
 * patient's cycles.
 */
const OF_PAGES = new RateLimiterMemory({ keyPrefix: 'analysis-of-page', points: 30, duration: 15 });

/**
 * Counts an analysis requested by a page, per process; returns null when it may proceed. Source: docs/rules.md 12.18.
 */
export async function countAnalysisOfPage({ userId }: Actor): Promise<Throttled | null> {
  const waitSeconds = await countOne(OF_PAGES, userId);
  return waitSeconds === null ? null : { status: 'throttled', waitSeconds };
}
