/** Files that each side of a demand may bring to it, the doctor's and the company's. Source: rules.md section 8, docs/decisions/0019. */
export const MOST_ATTACHMENTS = 20;

/** Source: rules.md section 8. */
export const MEGABYTES_OF_A_FILE = 15;

/** Of all files that are sent with one form: ten of the largest. */
export const MEGABYTES_OF_A_FORM = 150;

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Where the files of a form become more than it may carry, in their order; null when they do not. */
export function firstBeyondForm(sizes: readonly number[]): number | null {
  let total = 0;
  for (const [index, size] of sizes.entries()) {
    total += size;
    if (total > MEGABYTES_OF_A_FORM * BYTES_PER_MEGABYTE) return index;
  }
  return null;
}
