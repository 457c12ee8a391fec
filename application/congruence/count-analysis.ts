import type { Actor } from '@aval/domain/access/actor';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../access/signing-in/rate-limiter';
import type { Throttled } from '../patients/numbers/number-attempts';

/** Far more than pages ask for while somebody writes, which is once a step and once a save; each reads the library and what the patient had. */
export const ANALYSES_OF_PAGES = { points: 30, duration: 15 };

const analyses = new RateLimiterMemory({ keyPrefix: 'analysis-of-page', ...ANALYSES_OF_PAGES });

/** Counts an analysis that a page asks for, in one process; null when it may be made. Source: docs/rules.md 12.18. */
export async function countAnalysis({ userId }: Actor): Promise<Throttled | null> {
  try {
    await analyses.consume(userId);
    return null;
  } catch (rejection) {
    return { status: 'throttled', waitSeconds: secondsToWait(rejection) };
  }
}
