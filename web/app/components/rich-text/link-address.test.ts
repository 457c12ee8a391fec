import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address';

describe('the address of a link', () => {
  it.each([
    ['https://a.example/b?c=d', 'https://a.example/b?c=d'],
    [' http://a.example ', 'http://a.example'],
    ['www.a.example/b', 'https://www.a.example/b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['a@b.example', 'mailto:a@b.example'],
  ])('%s leads to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));

  it.each([
    '',
    'aval',
    'https://',
    'https://aval',
    'a b.example',
    'javascript:alert(1)',
    'data:a,b',
    'ftp://a.example',
    'a@b',
    '/app',
    '//a',
  ])('%s leads nowhere', (typed) => expect(linkAddress(typed)).toBeNull());
});
