const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 60_000;

/** What failed for no lasting reason, so many times in a row, is tried again after a pause that doubles up to a minute. */
export function retryPauseMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
}

/** A server that fails on the same text so often fails on the text. */
const MOST_SERVER_ERRORS = 5;

/** Said of the moment and not of what was sent: too slow, too early, too often. */
const OF_THE_MOMENT: ReadonlySet<number> = new Set([408, 425, 429]);

/**
 * Whether the same text may be taken another time: there was no answer, or the server was away. What was refused waits for another text; so does what
 * the server has failed on several times.
 */
export function isRetriedAlone(answeredWith: number | undefined, failures: number): boolean {
  if (answeredWith === undefined || OF_THE_MOMENT.has(answeredWith)) return true;
  const isRefused = answeredWith >= 400 && answeredWith < 500;
  return !isRefused && (answeredWith !== 500 || failures < MOST_SERVER_ERRORS);
}
