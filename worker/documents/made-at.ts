import { DocumentFailure } from './failures';

/** What precedes the dates in the file is a title and two names. */
const HEAD_BYTES = 64 * 1024;
const DATES = /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g;

/**
 * Replaces the moment of printing, the only thing in the file that differs from one printing to the next, by that of the edition; so the same
 * version gives the same bytes and its sha-256 means something. Both are equally long, so nothing in the file moves and nothing has to be read
 * or written anew. Title, language and tags come from the page. `madeAt` is an ISO instant.
 */
export function setMadeAt(printed: Uint8Array, madeAt: string): Uint8Array {
  const file = Buffer.from(printed);
  // Parentheses within the title are written with a backslash, so that no title looks like a date.
  const dates = [...file.toString('latin1', 0, HEAD_BYTES).matchAll(DATES)];
  if (dates.length !== 2) throw new DocumentFailure('renderer_failed', new Error(`${dates.length} dates in the file`));
  const moment = new Date(madeAt).toISOString().slice(0, 19).replace(/\D/g, '');
  for (const { 0: entry, index } of dates) file.write(entry.replace(/\d{14}/, moment), index, 'latin1');
  return file;
}
