/**
 * Where a mail leads: the product's public address with the name of a host of its company, and never what a request said of itself. One below the
 * public name is taken first, then any that others can reach, so that a mail from a real installation never leads to somebody's own machine.
 */
export function companyAddress(publicUrl: string, hosts: readonly string[], pathname: string): string {
  const address = new URL(publicUrl);
  const rank = (host: string) =>
    host === address.hostname || host.endsWith(`.${address.hostname}`) ? 0 : isLocal(host) ? 2 : 1;
  const [best] = hosts
    .filter((host) => isLocal(address.hostname) || !isLocal(host))
    .toSorted((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  if (best !== undefined) address.hostname = best;
  address.pathname = pathname;
  return address.href;
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}
