import { leadsSomewhere } from '@aval/domain/validation/companies/leads-somewhere';

/** Returns the typed address completed with its protocol; null when it is not a valid link. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : text.includes('@') ? `mailto:${text}` : `https://${text}`;
  if (/\s/.test(whole) || !leadsSomewhere(whole)) return null;
  const { protocol, hostname, pathname } = new URL(whole);
  const isWhole = protocol === 'mailto:' ? /^[^@]+@[^@]+\.[^@]+$/.test(pathname) : hostname.includes('.');
  return isWhole ? whole : null;
}
