/**
 * Maxima of the request form, for all code that reads a draft, which may hold anything, and computes with it. No plan
 * needs more; without bounds a mistyped number would make a calendar of millions of dates and a page of as many fields.
 * Source: docs/rules.md 8.10, 8.12.
 */
export const HEIGHT_CM = { min: 1, max: 300 } as const;
export const WEIGHT_KG = { min: 0.01, max: 999.99 } as const;
export const MOST_CYCLES = 999;
/** Sessions of one cycle. */
export const MOST_SESSIONS = 99;
/** Days between sessions, and between cycles. */
export const MOST_DAYS = 3650;
/** Fractions of one radiotherapy. */
export const MOST_FRACTIONS = 999;
/**
 * Drug lines of one request. No treatment has more, and every analysis computes each line. Source: docs/rules.md 8.11.
 */
export const MOST_DRUG_LINES = 50;
