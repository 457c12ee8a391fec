import { z } from 'zod';

/** Allowed schemes of a link: others would lead to our own host, or run something. */
const SCHEME = /^(https?:\/\/|mailto:)/i;
const addressSchema = z.url();

/**
 * Whether a link in a company's text is allowed: an absolute address of a page or a mailbox.
 * Source: docs/rules.md 5.28.
 */
export function leadsSomewhere(href: string): boolean {
  const address = href.trim();
  return SCHEME.test(address) && addressSchema.safeParse(address).success;
}
