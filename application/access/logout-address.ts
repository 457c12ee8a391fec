/**
 * Returns the address to which a company redirects after sign-out, or null for the product's own sign-in page. Only
 * https is accepted, since a page over http can be changed on its way.
 */
export function logoutAddress(setting: string | null): string | null {
  const address = setting?.trim() ?? '';
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}
