/** A cell's id as Chromium writes it; a parenthesis within a text has a backslash before it. */
const ELEMENT_ID = /(?<!\\)\(node(\d{8})\)/g;

/**
 * Numbers the ids of table cells from 1 in their own order. Chromium takes them from a counter of the page, which now and then has counted one
 * thing more before the document was there: the same document would have other bytes. All are equally long and stay sorted, as the file's tree
 * of ids needs it. Changes the file in place.
 */
export function renumberElements(file: Buffer): void {
  const found = [...file.toString('latin1').matchAll(ELEMENT_ID)];
  const numbers = [...new Set(found.map(([, number]) => number ?? ''))].sort();
  const places = new Map(numbers.map((number, place) => [number, String(place + 1).padStart(8, '0')]));
  for (const { 0: entry, 1: number = '', index } of found) {
    file.write(entry.replace(number, places.get(number) ?? number), index, 'latin1');
  }
}
