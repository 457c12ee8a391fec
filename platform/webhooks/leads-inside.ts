import { BlockList, isIP } from 'node:net';

/** What is no address of the internet: own machine and own networks, links, tests and documentation, many receivers at once. Source: RFC 6890. */
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
 * Whether an address says by itself that it leads into an internal network, however its number is written. To where a name leads is known when it is asked,
 * by `createWebhookClient`. Source: docs/rules.md 13.5.
 */
export function leadsInside(url: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '');
  if (/(^|\.)localhost$/.test(host) || (isIP(host) === 4 && LOOPBACK.check(host))) return !allowsLoopback;
  // Numbers of version 6 are taken by no form.
  return host.startsWith('[') || (isIP(host) === 4 && INSIDE.check(host));
}
