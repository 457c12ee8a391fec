import type { RunOptions } from '@aval/prisma/scope';

/** Below the 2 s of an attempt (`startToCloseTimeout` of the profiles), so that the database gives up before the next one begins. */
export const ATTEMPT_MS = 1900;

/** For a transaction of an attempt that begins now: it is over with the attempt, and so is the wait for a connection. */
export function withinAttempt(): RunOptions {
  return { statementTimeoutMs: 1500, timeoutMs: ATTEMPT_MS, endsAt: Date.now() + ATTEMPT_MS };
}
