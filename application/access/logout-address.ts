/** Where a company sends whoever signs out: a page that cannot be changed on the way. Null for the own sign-in page. */
export function logoutAddress(setting: string | null): string | null {
  const address = setting?.trim() ?? '';
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}
