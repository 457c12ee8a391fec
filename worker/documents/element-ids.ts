/** Id of a table cell as Chromium writes it; a parenthesis within text is escaped with a backslash. */
const ELEMENT_ID = /(?<!\\)\(node(\d{8})\)/g;

/**
 * Renumbers the ids of table cells from 1, in order. Chromium takes them from a page counter that occasionally starts
 * one higher, which would give the same document different bytes. All ids keep their length and order, as the file's id
 * tree requires. Changes the file in place.
 */
export function renumberElements(file: Buffer): void {
  const found = [...file.toString('latin1').matchAll(ELEMENT_ID)];
  const numbers = [...new Set(found.map(([, number]) => number ?? ''))].sort();
  const places = new Map(numbers.map((number, place) => [number, String(place + 1).padStart(8, '0')]));
  for (const { 0: entry, 1: number = '', index } of found) {
    file.write(entry.replace(number, places.get(number) ?? number), index, 'latin1');
  }
}
