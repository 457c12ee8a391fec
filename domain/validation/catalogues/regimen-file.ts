/** Maximum size of a file of regimens. Source: docs/rules.md 12.13. */
export const LARGEST_FILE_KB = 512;
export const MOST_REGIMENS = 300;
/** Maximum errors of a file that are listed; further ones are only counted. */
export const MOST_ERRORS = 50;
