import { DocumentFailure } from './failures';

/** What precedes the dates in the file is a title and two names. */
const HEAD_BYTES = 64 * 1024;
const DATES = /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g;

/**
 * Replaces the moment of printing by that of the edition. Both are equally long, so nothing in the file moves and nothing has to be read or
 * written anew. Changes the file in place; `madeAt` is an ISO instant.
 */
export function setMadeAt(file: Buffer, madeAt: string): void {
  // Parentheses within the title are written with a backslash, so that no title looks like a date.
  const dates = [...file.toString('latin1', 0, HEAD_BYTES).matchAll(DATES)];
  if (dates.length !== 2) throw new DocumentFailure('renderer_failed', new Error(`${dates.length} dates in the file`));
  const moment = new Date(madeAt).toISOString().slice(0, 19).replace(/\D/g, '');
  for (const { 0: entry, index } of dates) file.write(entry.replace(/\d{14}/, moment), index, 'latin1');
}
