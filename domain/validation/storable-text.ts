/** Half of a character, which no encoding has; a pair of them is one character to this expression and stays. */
const HALVES = /\p{Surrogate}/gu;
/** Control characters but for tabulator and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** A text that every database, document and log can hold: without control characters, NUL among them, and halves of characters. */
export function storableText(text: string): string {
  return text.replace(CONTROLS, '').replace(HALVES, '\ufffd');
}

/** The name of a field, which has no lines either. */
export function storableName(name: string): string {
  return storableText(name).replace(/[\t\n\r]/g, '');
}
