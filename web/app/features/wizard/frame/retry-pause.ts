const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 60_000;

/** Returns the pause before retrying a transient failure, in ms; doubles with each failure, up to a minute. */
export function retryPauseMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
}

/** Number of server errors after which the input counts as their cause. */
const MOST_SERVER_ERRORS = 5;

/** Status codes of transient refusals: too slow, too early, too often. */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Returns whether the same input is retried automatically: after no response, or while the server is unavailable.
 * Refused input, and input on which the server has failed several times, waits for a change.
 */
export function isRetriedAlone(answeredWith: number | undefined, failures: number): boolean {
  if (answeredWith === undefined || OF_THE_MOMENT.has(answeredWith)) return true;
  const isRefused = answeredWith >= 400 && answeredWith < 500;
  return !isRefused && (answeredWith !== 500 || failures < MOST_SERVER_ERRORS);
}
