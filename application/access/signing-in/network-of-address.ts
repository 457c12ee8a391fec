import { isIPv6 } from 'node:net';

/** `::ffff:a.b.c.d`, an IPv4 address as a socket for both kinds shows it. */
const MAPPED_IPV4 = [0, 0, 0, 0, 0, 0xffff];

/**
 * Under which name the attempts of a client are counted: its IPv4 address, or the first half of its IPv6 address, since
 * whoever has one of those has the other 2^64 of that network as well.
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
  // The address as URLs write it: hexadecimal, and shortened in one place at most.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const left = first ?? [];
  const right = last ?? [];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
