import { expect, test } from 'vitest';
import { leadsInside } from './leads-inside';

const LOOPBACK = [
  '127.0.0.1',
  '127.9.9.9',
  'localhost',
  'LOCALHOST.',
  'a.localhost',
  '0x7f000001',
  '2130706433',
  '127.1',
];
const INSIDE = ['169.254.169.254', '10.0.0.1', '172.31.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0', '224.0.0.1'];
const OUTSIDE = ['hooks.example.org', '93.184.216.34', '172.32.0.1', 'localhost.example.org', '11.0.0.1'];

test.each([
  ...LOOPBACK.map((host) => [host, true, false] as const),
  ...INSIDE.map((host) => [host, true, true] as const),
  ...['[::1]', '[fd00::1]', '[::ffff:127.0.0.1]'].map((host) => [host, true, true] as const),
  ...OUTSIDE.map((host) => [host, false, false] as const),
])('%s: refused %s, and %s when loopback is allowed', (host, refused, allowed) => {
  const url = `https://${host}/aval`;
  expect(leadsInside(url, { allowsLoopback: false })).toBe(refused);
  expect(leadsInside(url, { allowsLoopback: true })).toBe(allowed);
});
