import { leadsSomewhere } from '@aval/domain/validation/companies/leads-somewhere';
import sanitize from 'sanitize-html';

/** What the editor makes: title, paragraph, bold, italic, underline, strikethrough, link, both lists, quote and code. */
const ELEMENTS = ['h2', 'p', 'br', 'strong', 'em', 'u', 's', 'a', 'ol', 'ul', 'li', 'blockquote', 'code', 'pre'];

/** What other editors call the same. */
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

/** A link leads away from what is being read, and tells nobody from where. */
const LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** Deeper than anybody writes; browsers and printers take long for what is nested by the thousand. */
const DEEPEST = 20;

/**
 * The rich text of a company with nothing in it but what the editor can make: elements of the list, and of a link its address, which leads to a page
 * or a mailbox. It is cleaned when it is written and once more when it is shown, since what lies in the database may be older than this rule. Source:
 * docs/rules.md 5.28.
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
