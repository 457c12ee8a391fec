import { PROBLEMS } from '../messages';
import { TableRefused } from './table-sheet';

/** Control characters, which show a wrong encoding, and the replacement character of an earlier failed decoding. */
const UNREADABLE = /(?![\t\r\n])\p{Cc}|\ufffd/u;

/**
 * Decodes a text as UTF-8, as UTF-16 with a byte order mark, or otherwise as Windows-1252, in which Excel writes CSV
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
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
