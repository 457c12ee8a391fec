import { expect, test } from 'vitest';
import { normaliseOrigin, origins } from './origins';

test('an origin is normalised as browsers write it', () => {
  expect(normaliseOrigin('https://Portal.Example.org/')).toBe('https://portal.example.org');
  expect(normaliseOrigin('https://portal.example.org:443')).toBe('https://portal.example.org');
  expect(normaliseOrigin(' https://portal.example.org:08443 ')).toBe('https://portal.example.org:8443');
});

test('an input that is no secure origin is refused', () => {
  const wrong = [
    'http://portal.example.org',
    '*',
    'null',
    'https://*.example.org',
    'https://x.org/path',
    'https://x.org:0',
  ];
  for (const typed of [...wrong, 'https://x.org:70000', 'https://u:p@x.org', 'https://x.org?q', 'x.org']) {
    expect(normaliseOrigin(typed), typed).toBeNull();
  }
});

test('origins are one a line, without duplicates, none by default and twenty at most', () => {
  expect(origins().parse(undefined)).toEqual([]);
  expect(origins().parse('https://b.org\nhttps://a.org/ https://b.org')).toEqual(['https://a.org', 'https://b.org']);
  const many = Array.from({ length: 21 }, (_, number) => `https://a${number}.org`).join('\n');
  expect(origins().safeParse(many).error?.issues[0]?.message).toContain('originsTooMany');
  expect(origins().safeParse('https://a.org http://b.org').error?.issues[0]?.message).toContain('http://b.org');
});
