import type { Actor } from '@aval/domain/access/actor';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { countOne } from '../access/signing-in/rate-limiter';
import type { Throttled } from '../patients/numbers/number-attempts';

/** Far more than pages ask for while somebody writes, which is once a step and once a save; each reads the library and what the patient had. */
const OF_PAGES = new RateLimiterMemory({ keyPrefix: 'analysis-of-page', points: 30, duration: 15 });

/** Counts an analysis that a page asks for, in one process; null when it may be made. Source: docs/rules.md 12.18. */
export async function countAnalysisOfPage({ userId }: Actor): Promise<Throttled | null> {
  const waitSeconds = await countOne(OF_PAGES, userId);
  return waitSeconds === null ? null : { status: 'throttled', waitSeconds };
}
