/** Maximum files of each side of a demand, the doctor's and the company's. Source: docs/rules.md 8.15, decision 19. */
export const MOST_ATTACHMENTS = 20;

export const BYTES_OF_A_MEGABYTE = 1024 * 1024;

/** Maximum size of a file. Source: docs/rules.md 8.15. */
export const MEGABYTES_OF_A_FILE = 15;

export const BYTES_OF_A_FILE = MEGABYTES_OF_A_FILE * BYTES_OF_A_MEGABYTE;

/** Longest description of a file, in characters. */
export const LONGEST_DESCRIPTION = 255;
