/**
 * What the request form takes at most, for whatever reads a draft, which may hold anything, and reckons with it. Nobody plans
 * more: without an end a mistyped number would make a calendar of millions of dates, and a page of as many fields.
 * Source: docs/rules.md 8.10, 8.12.
 */
export const HEIGHT_CM = { min: 1, max: 300 } as const;
export const WEIGHT_KG = { min: 0.01, max: 999.99 } as const;
export const MOST_CYCLES = 999;
/** Of one cycle. */
export const MOST_SESSIONS = 99;
/** Between sessions, and between cycles. */
export const MOST_DAYS = 3650;
/** Of one radiotherapy treatment. */
export const MOST_FRACTIONS = 999;
/** Of one request. More are of no treatment, and each line is reckoned with at every look at the analysis. Source: docs/rules.md 8.11. */
export const MOST_DRUG_LINES = 50;
