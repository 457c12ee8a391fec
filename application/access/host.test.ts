import { describe, expect, it } from 'vitest';
import { normaliseHost } from './host';

describe('normaliseHost', () => {
  it.each([
    ['meridiana.localhost:3000', 'meridiana.localhost'],
    ['Meridiana.LOCALHOST.', 'meridiana.localhost'],
    ['meridiana.localhost.:3000', 'meridiana.localhost'],
    ['localhost', 'localhost'],
    ['[::1]:3000', '[::1]'],
    ['127.0.0.1:80', '127.0.0.1'],
  ])('reads %s as %s', (header, expected) => {
    expect(normaliseHost(header)).toBe(expected);
  });

  it.each([null, undefined, '', ' ', 'a b', 'meridiana.localhost/evil', 'meridiana@evil', 'x'.repeat(300)])(
    'returns null for %s, which is not a host name',
    (header) => {
      expect(normaliseHost(header)).toBeNull();
    },
  );
});
