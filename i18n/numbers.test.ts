import { BYTES_OF_A_FILE, BYTES_OF_A_MEGABYTE } from '@aval/domain/validation/dialogs/attachment-limits';
import { readNumber } from '@aval/domain/validation/fields/readers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTyped, formatTypedEuros } from './format';
import { createI18n } from './instance';
import { numbersOf } from './numbers';

const spanish = numbersOf(await createI18n('es', ['common']));
const english = numbersOf(await createI18n('en', ['common']));

test.each([
  [133.6, 2, '133,60', '133.60'],
  [1234567.891, 2, '1.234.567,89', '1,234,567.89'],
  [-2, 0, '−2', '−2'],
  [-0.001, 2, '0,00', '0.00'],
  [999, 0, '999', '999'],
  [1000, 0, '1.000', '1,000'],
])('%d with %i decimals: %s, in English %s', (value, decimals, inSpanish, inEnglish) => {
  expect(spanish.decimal(value, decimals)).toBe(inSpanish);
  expect(english.decimal(value, decimals)).toBe(inEnglish);
});

test('a plain number has its own decimals, two at most', () => {
  expect([60, 74.2, 12.25, 0.1 + 0.2, 1234.5].map(spanish.plain)).toEqual(['60', '74,2', '12,25', '0,3', '1.234,5']);
  expect(english.plain(1234.5)).toBe('1,234.5');
});

test('money, counters and measures', () => {
  expect(spanish.money(318_000)).toBe('3.180,00\u00a0€');
  expect([5, 669_120, -5].map(english.money)).toEqual(['€0.05', '€6,691.20', '−€0.05']);
  expect([spanish, english].map(({ measure }) => measure(-1.9, '%', 1))).toEqual(['−1,9\u00a0%', '−1.9%']);
  expect([4, 0, -2].map(spanish.signed)).toEqual(['+4', '0', '−2']);
  expect(english.measure(1.674, 'm²')).toBe('1.67\u00a0m²');
});

test.each([
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [1000, '1\u00a0kB'],
  [412_300, '403\u00a0kB'],
  [999_999, '977\u00a0kB'],
  [1_023_999, '1,0\u00a0MB'],
  // The largest allowed file has exactly the size of its limit.
  [BYTES_OF_A_FILE, '15,0\u00a0MB'],
  [999.7 * BYTES_OF_A_MEGABYTE, '1,0\u00a0GB'],
  [250_000 * BYTES_OF_A_MEGABYTE, '244\u00a0GB'],
])('the size of %d bytes: %s', (bytes, size) => {
  expect(spanish.size(bytes)).toBe(size);
});

test('the uploaded part of a file is given in the unit of the whole', () => {
  expect(spanish.part(412_300, BYTES_OF_A_FILE)).toBe('0,4');
  expect(english.part(5 * BYTES_OF_A_MEGABYTE, BYTES_OF_A_FILE)).toBe('5.0');
  expect(spanish.part(300, 412_300)).toBe('0');
});

test.each([
  ['64,5', '64,5', '64.5'],
  ['64.50', '64,50', '64.50'],
  ['1.234,56', '1234,56', '1234.56'],
  ['1,234.56', '1234,56', '1234.56'],
  ['−0,125', '-0,125', '-0.125'],
  ['1000', '1000', '1000'],
  // Ambiguous texts and texts that are no number stay as typed, and their field reports the error.
  ['1.000', '1.000', '1.000'],
  ['unos 60', 'unos 60', 'unos 60'],
  ['', '', ''],
])('%j in a field: %j, in English %j', (typed, inSpanish, inEnglish) => {
  expect(spanish.retyped(typed)).toBe(inSpanish);
  expect(english.retyped(typed)).toBe(inEnglish);
});

test('an amount of money in a field has cents and no currency sign', () => {
  expect([690, 0, 318_000].map(formatTypedEuros).map(spanish.retyped)).toEqual(['6,90', '0,00', '3180,00']);
  expect([690, 0, 318_000].map(formatTypedEuros).map(english.retyped)).toEqual(['6.90', '0.00', '3180.00']);
});

describe('a figure that the product writes', () => {
  /** Largest amount of a field, in cents. */
  const MOST_CENTS = 999_999_999;
  const cents = fc.integer({ min: -MOST_CENTS, max: MOST_CENTS });

  test.each([
    ['Spanish', spanish],
    ['English', english],
  ])('a printed figure in %s is read back as the same number or refused', (_language, { decimal, plain, integer }) => {
    fc.assert(
      fc.property(cents, (each) => {
        const value = each / 100;
        // Two decimals always make the separators unambiguous.
        expect(readNumber(decimal(value))?.value).toBe(value);
        expect([value, undefined]).toContain(readNumber(plain(value))?.value);
        expect([each, undefined]).toContain(readNumber(integer(each))?.value);
      }),
    );
    expect(readNumber(integer(1000))).toBeUndefined();
  });

  test('a figure in a field is read back as the same number', () => {
    fc.assert(
      fc.property(cents, (each) => {
        for (const { retyped } of [spanish, english]) {
          expect(readNumber(retyped(formatTyped(each / 100)))?.value).toBe(each / 100);
          expect(readNumber(retyped(formatTypedEuros(each)))?.value).toBe(each / 100);
        }
      }),
    );
    expect(readNumber(formatTyped(1000))?.value).toBe(1000);
  });
});
