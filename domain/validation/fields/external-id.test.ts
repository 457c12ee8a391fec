import { expect, it } from 'vitest';
import { externalIdSchema } from './external-id';

it.each([
  ['HIS-2026/0012', 'HIS-2026/0012'],
  ['  7 ', '7'],
  ['Ñandú · 王 · 😀', 'Ñandú · 王 · 😀'],
  ['a'.repeat(100), 'a'.repeat(100)],
])('an identifier is taken as it is, without blanks around it: %j', (sent, kept) => {
  expect(externalIdSchema.parse(sent)).toBe(kept);
});

it('letters of another case make another identifier', () => {
  expect(externalIdSchema.parse('abc')).not.toBe(externalIdSchema.parse('ABC'));
});

it.each([
  ['nothing', ''],
  ['blanks alone', ' \t '],
  ['101 characters', 'a'.repeat(101)],
  ['a NUL', 'a\u0000b'],
  ['a line end', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a line separator', 'a\u2028b'],
  ['an invisible character', 'a\u200bb'],
  ['a turn of the reading order', 'a\u202eb'],
  ['half of a pair', 'a\ud83d'],
  ['a number', 7],
  ['null', null],
])('%s is refused', (_what, sent) => {
  expect(externalIdSchema.safeParse(sent).success).toBe(false);
});
