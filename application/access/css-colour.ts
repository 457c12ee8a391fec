/** Aval's own colour, for a stored value that is not a colour. */
const FALLBACK = '#0b6285';

/**
 * Returns a company's colour in the CSS form `#rrggbb`. Companies store three or six hexadecimal digits without the
 * number sign; anything else must not reach a style sheet, so it becomes the fallback. Screens, mails and documents all
 * use this function.
 */
export function cssColour(stored: string): string {
  if (/^[0-9a-f]{3}$/i.test(stored)) return `#${stored.replace(/./g, '$&$&')}`;
  return /^[0-9a-f]{6}$/i.test(stored) ? `#${stored}` : FALLBACK;
}
