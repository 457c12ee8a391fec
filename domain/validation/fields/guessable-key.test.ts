import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { isGuessableKey } from './guessable-key';

it.each([
  ['one letter', 'a'.repeat(32)],
  ['one letter of two bytes', 'ñ'.repeat(16)],
  ['seven different letters without a pattern', 'abcdefgacebdfgfedcbagbdfaceggfab'],
  ['a word that follows itself', 'contraseña'.repeat(4)],
  ['a long part that follows itself', '0123456789abcdef'.repeat(2)],
  ['a part that is cut off at the end', 'abcdefghijklmnop'.repeat(3).slice(0, 40)],
])('%s can be guessed', (_, key) => {
  expect(isGuessableKey(key)).toBe(true);
});

it.each([
  ['a sentence', 'una-clave-de-treinta-y-dos-bytes.'],
  ['eight different letters', 'abcdefghacebdfghfedcbagbdfacegha'],
  ['two equal parts with another end', `${'0123456789abcdef'.repeat(2)}!`],
])('%s is taken', (_, key) => {
  expect(isGuessableKey(key)).toBe(false);
});

it('bytes need more different ones than letters, of which there are fewer', () => {
  const letters = 'abcdefghijkabcdehgfikjbacedfhgij';
  expect(isGuessableKey(letters)).toBe(false);
  expect(isGuessableKey(Buffer.from(letters))).toBe(true);
});

it('keys drawn at random are taken, in hexadecimal digits too', () => {
  for (let turn = 0; turn < 1_000; turn++) {
    const key = randomBytes(32);
    expect(isGuessableKey(key)).toBe(false);
    expect(isGuessableKey(key.toString('hex'))).toBe(false);
  }
});
