import { expect, test } from 'vitest';
import { drugColour, drugLetter } from './drug-line';

test.each([
  [0, 'A', 'a'],
  [4, 'E', 'e'],
  [5, 'F', 'x'],
  [25, 'Z', 'x'],
  [26, 'AA', 'x'],
  [52, 'BA', 'x'],
])('line %i has the letter %s and the colour %s', (index, letter, colour) => {
  expect(drugLetter(index)).toBe(letter);
  expect(drugColour(index)).toBe(colour);
});
