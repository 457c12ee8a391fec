/** Line ends and other control characters, and what a client could take for a folder. */
const NO_PART_OF_A_NAME = /[\p{Cc}/\\]/gu;

/** Accents and the like, once they stand behind their letter. */
const MARKS = /\p{M}/gu;

/**
 * All but what every client reads alike within quotes: not all undo the escaping of a quote, and some decode what looks
 * like %41.
 */
const NOT_PLAIN = /[^\x20-\x7e]|["%]/gu;

/** Characters that `encodeURIComponent` leaves as they are and RFC 8187 does not allow. */
const NOT_ENCODED = /['()*]/g;

/**
 * Returns the header that saves an answer under this name, in both forms of RFC 6266: the name itself, and its ASCII
 * letters for clients that know no other. Source: docs/rules.md 8.17.
 */
export function attachmentHeader(fileName: string): string {
  const whole = fileName.toWellFormed().replace(NO_PART_OF_A_NAME, '_');
  const plain = whole.normalize('NFKD').replace(MARKS, '').replace(NOT_PLAIN, '_');
  const encoded = encodeURIComponent(whole).replace(NOT_ENCODED, percentEncoded);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
