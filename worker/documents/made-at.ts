import { DocumentFailure } from './failures';

/** Bytes searched for the dates, which only a title and two names precede. */
const HEAD_BYTES = 64 * 1024;
const DATES = /\/(CreationDate|ModDate) \(D:\d{14}\+00'00'\)/g;

/**
 * Replaces the time of printing by that of the PDF rendition. Both have the same length, so the file's structure stays
 * valid. Changes the file in place; `madeAt` is an ISO instant. Throws `renderer_failed` when the file does not have
 * exactly two dates.
 */
export function setMadeAt(file: Buffer, madeAt: string): void {
  // Chromium escapes parentheses in the title with a backslash, so that no title looks like a date.
  const dates = [...file.toString('latin1', 0, HEAD_BYTES).matchAll(DATES)];
  if (dates.length !== 2) throw new DocumentFailure('renderer_failed', new Error(`${dates.length} dates in the file`));
  const moment = new Date(madeAt).toISOString().slice(0, 19).replace(/\D/g, '');
  for (const { 0: entry, index } of dates) file.write(entry.replace(/\d{14}/, moment), index, 'latin1');
}
