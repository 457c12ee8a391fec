/** What failed for no lasting reason is tried again after pauses that double up to a minute. */
export const FIRST_RETRY_MS = 10_000;
export const LAST_RETRY_MS = 60_000;
