/** After so long without a request a session is over, in milliseconds. Source: docs/rules.md 5.3. */
export const IDLE_LIMIT_MS = 12 * 60 * 60 * 1000;
