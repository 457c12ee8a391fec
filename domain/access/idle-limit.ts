/** Milliseconds without a request after which a session ends. Source: docs/rules.md 5.3. */
export const IDLE_LIMIT_MS = 12 * 60 * 60 * 1000;
