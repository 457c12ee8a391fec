/** Half of a character, which no encoding has; a pair of them is one character to this expression and stays. */
const HALVES = /\p{Surrogate}/gu;
/** Control characters but for tabulator and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** They turn the order in which what follows is read: a name would show another one. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text that every database, document and log can hold and that reads as it is written: without control characters, NUL among them, and halves of characters. */
export function storableText(text: string): string {
  return text.replace(CONTROLS, '').replace(TURNS, '').replace(HALVES, '\ufffd');
}

/** The name of a field, which has no lines either. */
export function storableName(name: string): string {
  return storableText(name).replace(/[\t\n\r]/g, '');
}
