import { Fault, type Field, field } from '../fields/field';
import { readText } from '../fields/readers';
import { textLong } from '../fields/text-bounds';

/** Of a company's text with its marks, in UTF-16 units: some thirty pages. */
export const LONGEST_RICH_TEXT = 100_000;

/** Whether there is anything to read in it; marks and blanks alone are nothing. */
export function hasWords(html: string): boolean {
  // Neither part goes back over what it has read, however hostile the text is.
  return html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|[\s\u200b]/g, '') !== '';
}

/** A text with its marks, as the editor gives it; one without a word is empty. Source: docs/rules.md 5.28. */
export function richText(): Field<string> {
  return field((input) => {
    const html = readText(input) ?? '';
    if (html.length > LONGEST_RICH_TEXT) return new Fault(textLong(html.length, LONGEST_RICH_TEXT));
    return hasWords(html) ? html : '';
  });
}
