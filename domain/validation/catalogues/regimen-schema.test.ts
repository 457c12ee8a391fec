import { expect, it } from 'vitest';
import { addressOfDoi, regimenSchema } from './regimen-schema';

it.each([
  ['10.1056/NEJMoa0707056', true],
  ['https://doi.org/10.1016/S0140-6736(03)12345-1', true],
  ['10.1000/a?b', false],
  ['10.1000/a#b', false],
  ['10.1000/a"b', false],
  ["10.1000/a'b", false],
  ['10.1000/<script>', false],
])('the DOI %s is accepted: %s', (doi, isOne) => {
  const { error } = regimenSchema.safeParse({ doi });
  expect(error?.issues.some(({ path }) => path[0] === 'doi')).toBe(!isOne);
});

it('the address of a DOI that was accepted before stays on doi.org', () => {
  expect(addressOfDoi('10.1000/a/b?c#d"e')).toBe('https://doi.org/10.1000/a/b%3Fc%23d%22e');
});
