import { BlockList, isIP } from 'node:net';

/**
 * Addresses outside of the public internet: own machine and private networks, link-local, tests and documentation,
 * multicast. Source: RFC 6890.
 */
const INSIDE = blockList([
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'] as const),
  ...(['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'] as const),
  ...(['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
]);
const LOOPBACK = blockList(['127.0.0.0/8']);

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits));
  }
  return list;
}

/**
 * Whether a URL itself leads into an internal network, in any notation of its number. The address of a name is checked
 * on connecting, by `createWebhookClient`. Source: docs/rules.md 13.5.
 */
export function leadsInside(url: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  if (/(^|\.)localhost$/.test(host) || (isIP(host) === 4 && LOOPBACK.check(host))) return !allowsLoopback;
  // IPv6 literals are never accepted.
  return host.startsWith('[') || (isIP(host) === 4 && INSIDE.check(host));
}
