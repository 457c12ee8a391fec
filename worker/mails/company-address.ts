/**
 * Returns the address that a mail links to: the product's public address with a host of its company, never a host taken
 * from a request. A host below the public name is preferred, then any other that is not local, so that a mail from a
 * real installation never links to the reader's own machine. The host that the reader used last comes before both.
 */
export function companyAddress(
  publicUrl: string,
  hosts: readonly string[],
  pathname: string,
  lastHost: string | null = null,
): string {
  const address = new URL(publicUrl);
  const rank = (host: string) => (host === lastHost ? -1 : rankOfCompany(host));
  const rankOfCompany = (host: string) =>
    host === address.hostname || host.endsWith(`.${address.hostname}`) ? 0 : isLocal(host) ? 2 : 1;
  const [best] = [...(lastHost === null ? [] : [lastHost]), ...hosts]
    .filter((host) => isLocal(address.hostname) || !isLocal(host))
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  if (best !== undefined) address.hostname = best;
  address.pathname = pathname;
  return address.href;
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
