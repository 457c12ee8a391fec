import type { RunOptions } from '@aval/prisma/scope';

/**
 * Duration of an attempt in ms: below the 2 s of `startToCloseTimeout` in the profiles, so that the database gives up
 * before the next attempt starts.
 */
export const ATTEMPT_MS = 1900;

/**
 * Options of a transaction whose attempt starts now: the transaction and the wait for a connection end with the
 * attempt.
 */
export function withinAttempt(): RunOptions {
  return { statementTimeoutMs: 1500, timeoutMs: ATTEMPT_MS, endsAt: Date.now() + ATTEMPT_MS };
}
