import { expect, test } from 'vitest';
import { isAcceptablePassword, missingParts } from './password-rule';

// Refused and accepted passwords differ in the one missing part. Source: docs/rules.md 5.5.
test.each([
  ['Dem#123', ['length']],
  ['Demo#123', []],
  ['Demodemo#123', []],
  ['Demodemos#123', ['length']],
  ['Demode#1', ['digits']],
  ['Demod#12', ['digits']],
  ['Dem#1234', ['digits']],
  ['D1e2m#o3', []],
  ['Demo#709', []],
  ['Demo#468', []],
  ['Demo#12٣', ['digits']],
  ['demo#123', ['capital']],
  ['dEmo#123', []],
  ['DEMO#123', []],
  ['Ñ###*012', []],
  ['ñ###*012', ['capital']],
  ['ªemo#123', ['capital']],
  ['Demoo123', ['sign']],
  ['', ['length', 'capital', 'digits', 'sign']],
  ['Demo#12', ['length', 'digits']],
  ['demo1234', ['capital', 'digits', 'sign']],
])('the missing parts of a password are listed: %s', (typed, missing) => {
  expect(missingParts(typed)).toEqual(missing);
  expect(isAcceptablePassword(typed)).toBe(missing.length === 0);
});

test.each([...'#%&@?¿*'])('%s counts as sign of a password', (sign) => {
  expect(missingParts(`Demo${sign}123`)).toEqual([]);
});

test.each([...' !"$\'()+,-./:;<=>[\\]^_`{|}~¡·€'])('%s does not count as sign of a password', (other) => {
  expect(missingParts(`Demo${other}123`)).toEqual(['sign']);
});
