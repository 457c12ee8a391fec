const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 60_000;

/** What failed for no lasting reason, so many times in a row, is tried again after a pause that doubles up to a minute. */
export function retryPauseMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS);
}
