import { expect, test } from 'vitest';
import { countedText, optionalCountedText } from './field';
import { readersLength } from './readers-length';

test.each([
  ['', 0],
  ['Ana', 3],
  ['n\u0303u', 2],
  ['e\u0301\u0323', 1],
  ['👩\u200d⚕\ufe0f', 1],
  ['👍🏽👍', 2],
  ['👨\u200d👩\u200d👧\u200d👦', 1],
  ['🇪🇸🇵🇹', 2],
  ['🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', 1],
  ['한국', 2],
  ['\r\n', 1],
])('%s has as many characters as a reader counts: %d', (text, length) => {
  expect(readersLength(text, 30)).toBe(length);
});

const faults = (field: ReturnType<typeof countedText>, typed: string) =>
  (field.safeParse(typed).error?.issues ?? []).map(({ message }) => message);

test('the limits of a counted text use this length', () => {
  const doctor = '👩\u200d⚕\ufe0f';
  expect(faults(countedText({ min: 3, max: 5 }), doctor.repeat(2))).toEqual(['validation:textShort {"min":3}']);
  expect(faults(countedText({ min: 3, max: 5 }), doctor.repeat(3))).toEqual([]);
  expect(faults(countedText({ min: 3, max: 5 }), doctor.repeat(5))).toEqual([]);
  expect(faults(countedText({ max: 5 }), 'n\u0303'.repeat(6))).toEqual(['validation:textLong {"max":5,"over":1}']);
  expect(optionalCountedText({ max: 5 }).safeParse(doctor.repeat(5)).success).toBe(true);
  expect(optionalCountedText({ max: 5 }).safeParse('abcdef').success).toBe(false);
  expect(optionalCountedText({ max: 5 }).parse(' ')).toBeNull();
});

// Segmenting these completely would take seconds, so their size is bounded first.
test.each([
  ['combining marks on a letter', `a${'\u0301'.repeat(10_000)}`],
  ['combining marks alone', '\u0301'.repeat(1_000_000)],
  ['letters', 'a'.repeat(1_000_000)],
  ['regional indicators', '🇪'.repeat(500_000)],
  ['joined emoji', '👩\u200d'.repeat(300_000)],
])('a text of very many %s is refused quickly', (_, text) => {
  expect(faults(countedText({ max: 255 }), text)).toEqual([
    `validation:textLong {"max":255,"over":${[...text].length - 255}}`,
  ]);
});
