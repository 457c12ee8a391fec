/**
 * Lone surrogates, which no encoding can represent; with the u flag a valid pair is one character and does not match.
 */
const HALVES = /\p{Surrogate}/gu;
/** Control characters except tab and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;

/** Bidirectional controls, which would make a name display as another one. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes what databases, documents and logs cannot hold or what changes the reading order: control characters
 * including NUL, and bidirectional controls; replaces lone surrogates.
 */
export function storableText(text: string): string {
  return text.replace(CONTROLS, '').replace(TURNS, '').replace(HALVES, '\ufffd');
}

/** Makes the name of a field storable; it has no line ends either. */
export function storableName(name: string): string {
  return storableText(name).replace(/[\t\n\r]/g, '');
}
