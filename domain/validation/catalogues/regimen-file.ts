/** How much a file of regimens may hold. Source: docs/rules.md 12.13. */
export const LARGEST_FILE_KB = 128;
export const MOST_REGIMENS = 300;
/** Errors of a file that are named; more are told by their number. */
export const MOST_ERRORS = 50;
