import { leadsSomewhere } from '@aval/domain/validation/companies/leads-somewhere';
import sanitize from 'sanitize-html';

/**
 * Elements of the editor: title, paragraph, bold, italic, underline, strikethrough, link, both lists, quote and code.
 */
const ELEMENTS = ['h2', 'p', 'br', 'strong', 'em', 'u', 's', 'a', 'ol', 'ul', 'li', 'blockquote', 'code', 'pre'];

/** Equivalents that other editors use. */
const SAME: Readonly<Record<string, string>> = {
  h1: 'h2',
  h3: 'h2',
  h4: 'h2',
  h5: 'h2',
  h6: 'h2',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
};

/** Links open a new tab and send no referrer. */
const LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** Deeper than any real text; browsers and printers are slow with elements nested by the thousand. */
const DEEPEST = 20;

/**
 * Reduces the rich text of a company to what the editor can produce: the listed elements, and links to pages or
 * mailboxes. It runs when a text is written and again when it is shown, since a stored text may be older than this
 * rule. Source: docs/rules.md 5.28.
 */
export function sanitizeRichText(html: string): string {
  return sanitize(html, {
    allowedTags: ELEMENTS,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nestingLimit: DEEPEST,
    transformTags: {
      ...SAME,
      a: (_name, { href }) => ({
        tagName: 'a',
        attribs: href !== undefined && leadsSomewhere(href) ? { href, ...LINK } : {},
      }),
    },
  });
}
