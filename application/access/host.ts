/**
 * Returns the form in which host names are stored and compared: lower case, without port and without the trailing dot
 * of the root. Returns null for text that cannot be a host name. Tenants are found by this exact text; no part of it is
 * interpreted. Source: docs/rules.md 5.1.
 */
export function normaliseHost(header: string | null | undefined): string | null {
  if (!header) return null;
  const host = header
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host) || /^\[[0-9a-f:.]+\]$/.test(host) ? host : null;
}
