/** What an address may begin with: anything else would lead somewhere on our host, or do something. */
const SCHEME = /^(https?:\/\/|mailto:)/i;

/** Whether a link of a company's text may lead there: to a page or a mailbox, by an address of its own. */
export function leadsSomewhere(href: string): boolean {
  return SCHEME.test(href.trim()) && URL.canParse(href.trim());
}
