import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './refuse-foreign-origin';

const host = 'meridiana.localhost:3000';

describe('a request that changes something', () => {
  it.each([
    [{ host, origin: 'http://meridiana.localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [{ host, origin: 'http://meridiana.localhost:3000' }],
    [{ host, 'sec-fetch-site': 'none' }],
    [{ host }],
  ])('passes from its own pages: %j', (headers) => {
    expect(isOwnOrigin({ headers })).toBe(true);
  });

  it.each([
    [{ host, origin: 'http://alborada.localhost:3000', 'sec-fetch-site': 'same-site' }],
    [{ host, origin: 'http://meridiana.localhost:3000', 'sec-fetch-site': 'cross-site' }],
    [{ host, origin: 'http://meridiana.localhost:4000' }],
    [{ host, origin: 'null' }],
    [{ host, origin: 'not an address' }],
    [{ origin: 'http://meridiana.localhost:3000' }],
  ])('is refused from elsewhere: %j', (headers) => {
    expect(isOwnOrigin({ headers })).toBe(false);
  });
});
