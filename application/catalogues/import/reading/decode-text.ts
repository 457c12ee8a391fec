import { PROBLEMS } from '../messages';
import { TableRefused } from './table-sheet';

/** What no text has: what stands for another encoding's bytes, and what a program wrote that could not read them. */
const UNREADABLE = /(?![\t\r\n])\p{Cc}|\ufffd/u;

/**
 * A text as its bytes say how it is written: UTF-8, UTF-16 with its mark, or else Windows-1252, as Excel writes a CSV file in Spanish. Throws
 * TableRefused for what is none of them.
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
