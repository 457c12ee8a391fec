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
  const isReachable = (host: string) => isLocal(address.hostname) || !isLocal(host);
  const rank = (host: string) =>
    host === address.hostname || host.endsWith(`.${address.hostname}`) ? 0 : isLocal(host) ? 2 : 1;
  const [preferred] = hosts
    .filter(isReachable)
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  const host = lastHost !== null && isReachable(lastHost) ? lastHost : preferred;
  if (host !== undefined) address.hostname = host;
  address.pathname = pathname;
  return address.href;
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
