const PROTOCOLS = new Set(['https:', 'http:']);

export interface NamedDemand {
  id: string;
  reference: string;
}

/**
 * Returns the address of a company's external page for a demand, with `{id}` and `{reference}` replaced by the
 * demand's. Null when the company has none or one that is no http(s) address. Source: docs/rules.md 5.8.
 */
export function externalAddress(setting: string | null, demand: NamedDemand): string | null {
  if (setting === null) return null;
  const address = setting.trim().replace(/\{(id|reference)\}/g, (_, name: keyof NamedDemand) => {
    return encodeURIComponent(demand[name]);
  });
  return URL.canParse(address) && PROTOCOLS.has(new URL(address).protocol) ? address : null;
}
