import { expect, test } from 'vitest';
import { roundTo } from './decimals';

test.each([
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [-1.005, 2, -1.01],
  [0.0000001, 2, 0],
  [133.6, 2, 133.6],
])('%d rounded to %i decimals: %d', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});
