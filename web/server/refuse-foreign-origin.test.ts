import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './refuse-foreign-origin';

const host = 'meridiana.localhost:3000';

describe('a state-changing request', () => {
  it.each([
    [{ host, origin: 'http://meridiana.localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ host, origin: 'http://meridiana.localhost:3000' }],
    [{ host, 'sec-fetch-site': 'none' }],
    [{ host }],
  ])('is accepted from own pages: %j', (headers) => {
    expect(isOwnOrigin({ headers }, false)).toBe(true);
  });

  it('is accepted from pages over TLS, and from pages without TLS only where the host has none', () => {
    const from = (origin: string) => ({ headers: { host, origin } });
    expect([true, false].map((isSecure) => isOwnOrigin(from(`https://${host}`), isSecure))).toEqual([true, true]);
    expect([true, false].map((isSecure) => isOwnOrigin(from(`http://${host}`), isSecure))).toEqual([false, true]);
    expect([true, false].map((isSecure) => isOwnOrigin(from(`ftp://${host}`), isSecure))).toEqual([false, false]);
  });

  it.each([
    [{ host, origin: 'http://alborada.localhost:3000', 'sec-fetch-site': 'same-site' }],
    [{ host, origin: 'http://meridiana.localhost:3000', 'sec-fetch-site': 'cross-site' }],
    [{ host, origin: 'http://meridiana.localhost:4000' }],
    [{ host, origin: 'null' }],
    [{ host, origin: 'not an address' }],
    [{ origin: 'http://meridiana.localhost:3000' }],
  ])('is refused from elsewhere: %j', (headers) => {
    expect(isOwnOrigin({ headers }, false)).toBe(false);
  });
});
