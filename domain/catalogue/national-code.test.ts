import { expect, test } from 'vitest';
import { nationalCheckDigit, readNationalCode } from './national-code';

/** Check digit of a bar code by its standard: from the right, every other digit counts three times. */
function barCodeCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((before, digit, place) => before + Number(digit) * (place % 2 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}

test('the seventh digit is the check digit of the bar code', () => {
  for (const code of ['600000', '654321', '712345', '999999', '000101'])
    expect(nationalCheckDigit(code)).toBe(barCodeCheckDigit(`847000${code}`));
});

test.each([
  ['712345', { code: '712345' }],
  [`712345${nationalCheckDigit('712345')}`, { code: '712345' }],
  [`712345.${nationalCheckDigit('712345')}`, { code: '712345' }],
  [' 101 ', { code: '000101' }],
  ['CN-12', { code: 'CN-12' }],
  ['71234567', { code: '71234567' }],
])('%s is read as a national code', (text, read) => {
  expect(readNationalCode(text)).toEqual(read);
});

test('a wrong check digit is answered with the right one', () => {
  const right = nationalCheckDigit('712345');
  const wrong = String((Number(right) + 1) % 10);
  expect(readNationalCode(`712345${wrong}`)).toEqual({ expected: right });
  expect(readNationalCode(`712345-${wrong}`)).toEqual({ expected: right });
});
