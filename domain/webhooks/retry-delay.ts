import { RETRY_DELAYS_MS } from './webhook-deliveries';

/** Milliseconds by which a receiver can postpone the next try at most. Source: docs/rules.md 13.5. */
export const LONGEST_ASKED_DELAY_MS = 12 * 60 * 60 * 1000;

/** Answers whose `Retry-After` is heeded. */
const POSTPONING: ReadonlySet<number> = new Set([429, 503]);

/** Date of HTTP, of which `Date.parse` alone would read too much. Source: RFC 9110, section 5.6.7. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Failed try, with the answer where there was one. */
export interface FailedTry {
  /** From 1. */
  attempt: number;
  answer: { status: number; retryAfter: string | undefined } | null;
  now: Date;
}

/**
 * Returns the milliseconds until the next try, or null after the last one. A receiver that asks for a longer delay gets
 * it up to a bound, never a shorter one. Source: docs/rules.md 13.5.
 */
export function retryDelayMs(
  { attempt, answer, now }: FailedTry,
  usualMs: readonly number[] = RETRY_DELAYS_MS,
): number | null {
  const usual = usualMs[attempt - 1];
  if (usual === undefined) return null;
  const asked = answer && POSTPONING.has(answer.status) ? askedDelayMs(answer.retryAfter?.trim() ?? '', now) : 0;
  return Math.max(usual, Math.min(asked, LONGEST_ASKED_DELAY_MS));
}

/** Returns the delay that `Retry-After` asks for, in seconds or as a date; 0 when it cannot be read. */
function askedDelayMs(retryAfter: string, now: Date): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  return HTTP_DATE.test(retryAfter) ? Date.parse(retryAfter) - now.getTime() || 0 : 0;
}
