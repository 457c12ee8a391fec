import { isIPv6 } from 'node:net';

/** First six groups of `::ffff:a.b.c.d`, an IPv4 address as a dual-stack socket shows it. */
const MAPPED_IPV4 = [0, 0, 0, 0, 0, 0xffff];

/**
 * Returns the key under which a client's attempts are counted: its IPv4 address, or the /64 network of its IPv6
 * address, since a client with one of those has the other 2^64 of that network as well.
 */
export function networkOfAddress(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (MAPPED_IPV4.every((group, index) => groups[index] === group)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  // Parse through `URL`, which normalises to hexadecimal groups with at most one `::`.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const left = first ?? [];
  const right = last ?? [];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
