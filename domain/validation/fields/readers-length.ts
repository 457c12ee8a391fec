import { bytesOf } from './text-bounds';

/** Of UTF-8, for each character that a text may have: a letter with four marks, most emoji. 200 of them fit an entry of an index. */
const BYTES_OF_A_CHARACTER = 13;

const CHARACTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * How many characters a reader counts in a text that may have some: a letter with its accents is one, so is an emoji of several signs.
 * One that takes more room than so many may take is counted sign by sign, which is always too many: a letter may carry any number of
 * marks. Source: docs/rules.md 8.21.
 */
export function readersLength(text: string, max: number): number {
  if (bytesOf(text) > max * BYTES_OF_A_CHARACTER) return [...text].length;
  return [...CHARACTERS.segment(text)].length;
}
