import { bytesOf } from './text-bounds';

/**
 * Maximum UTF-8 bytes for each character of a text: a letter with four marks, most emoji. 200 of them fit an index
 * entry.
 */
const BYTES_OF_A_CHARACTER = 13;

const CHARACTERS = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Counts the characters of a text as readers do, for a limit of `max`: a letter with its accents is one, and so is an
 * emoji of several code points. A text with more bytes than `max` characters may have is counted by code points, which
 * always exceeds the limit, because a letter may carry any number of marks. Source: docs/rules.md 8.21.
 */
export function readersLength(text: string, max: number): number {
  if (bytesOf(text) > max * BYTES_OF_A_CHARACTER) return [...text].length;
  return [...CHARACTERS.segment(text)].length;
}
