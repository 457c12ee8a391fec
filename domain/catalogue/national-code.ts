/** First digits of the bar code of every medicine in Spain, before its national code. */
const BAR_CODE_PREFIX = '847000';

/**
 * Computes the seventh digit of a national code: the check digit of the bar code (EAN-13) that contains the six digits,
 * weighted alternately by 1 and 3. Source: docs/rules.md 5.37.
 */
export function nationalCheckDigit(sixDigits: string): string {
  const sum = [...`${BAR_CODE_PREFIX}${sixDigits}`].reduce(
    (before, digit, place) => before + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}

export type NationalCode = { code: string } | { expected: string };

/**
 * Reads a national code as stored: six digits. "712345.6" and "7123456" lose a correct check digit; leading zeros that
 * a spreadsheet dropped are restored. A code with other characters stays unchanged.
 */
export function readNationalCode(text: string): NationalCode {
  const digits = text.trim().replace(/^(\d{6})[.\s-]?(\d)$/, '$1$2');
  if (/^\d{1,6}$/.test(digits)) return { code: digits.padStart(6, '0') };
  if (!/^\d{7}$/.test(digits)) return { code: text.trim() };
  const code = digits.slice(0, 6);
  const expected = nationalCheckDigit(code);
  return digits.endsWith(expected) ? { code } : { expected };
}
