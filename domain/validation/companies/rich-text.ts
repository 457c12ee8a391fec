import { Fault } from '../fields/fault';
import { type Field, field } from '../fields/field';
import { readText } from '../fields/readers';
import { textLong } from '../fields/text-bounds';

/** Maximum length of a company's text with its markup, in UTF-16 units: about thirty pages. */
export const LONGEST_RICH_TEXT = 100_000;

/** Whether the text has anything to read; markup and blanks alone do not count. */
export function hasWords(html: string): boolean {
  // Both patterns match without backtracking, also on hostile input.
  return html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;|[\s\u200b]/g, '') !== '';
}

/** Text with markup from the editor; one without a word becomes empty. Source: docs/rules.md 5.28. */
export function richText(): Field<string> {
  return field((input) => {
    const html = readText(input) ?? '';
    if (html.length > LONGEST_RICH_TEXT) return new Fault(textLong(html.length, LONGEST_RICH_TEXT));
    return hasWords(html) ? html : '';
  });
}
