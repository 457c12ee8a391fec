/** Aval's own colour, for what is no colour. */
const FALLBACK = '#0b6285';

/**
 * A company's colour as style sheets write it, `#rrggbb`. Companies keep three or six hexadecimal digits without the number sign; anything
 * else must not become part of a style sheet. Screens, mails and documents all pass by here.
 */
export function cssColour(stored: string): string {
  if (/^[0-9a-f]{3}$/i.test(stored)) return `#${stored.replace(/./g, '$&$&')}`;
  return /^[0-9a-f]{6}$/i.test(stored) ? `#${stored}` : FALLBACK;
}
