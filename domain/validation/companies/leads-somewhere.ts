import { z } from 'zod';

/** What an address may begin with: anything else would lead somewhere on our host, or do something. */
const SCHEME = /^(https?:\/\/|mailto:)/i;
const addressSchema = z.url();

/** Whether a link of a company's text may lead there: to a page or a mailbox, by an address of its own. Source: docs/rules.md 5.28. */
export function leadsSomewhere(href: string): boolean {
  const address = href.trim();
  return SCHEME.test(address) && addressSchema.safeParse(address).success;
}
