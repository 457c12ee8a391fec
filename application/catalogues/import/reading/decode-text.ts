import { PROBLEMS } from '../messages';
import { TableRefused } from './table-sheet';

/** Control characters, which show a wrong encoding, and the replacement character of an earlier failed decoding. */
const UNREADABLE = /(?![\t\r\n])\p{Cc}|\ufffd/u;

/**
 * Decodes a text as UTF-8, as UTF-16 with or without a byte order mark, or otherwise as Windows-1252, in which Excel writes CSV
 * files in Spanish. Throws `TableRefused` when the result is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  if (UNREADABLE.test(text)) throw new TableRefused(PROBLEMS.encoding);
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideWithoutMark(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Bytes that suffice to recognize characters of two bytes. */
const HEAD = 512;

/** Recognizes UTF-16 by its zeros: of most characters of a European text one of the two bytes is one. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, Math.min(HEAD, bytes.length - (bytes.length % 2)));
  const zeros = [0, 1].map((side) => head.filter((byte, place) => place % 2 === side && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (even === 0 && odd * 4 > head.length) return 'utf-16le';
  return odd === 0 && even * 4 > head.length ? 'utf-16be' : null;
}
