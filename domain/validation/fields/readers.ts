import { type CivilDate, isCivilDate } from '../../calendar/civil-date';
import { isKeptDay } from './kept-days';
import { storableText } from './storable-text';

/*
 * One schema serves the browser's form, the server's form, a stored draft and the API: a value may come as typed by a
 * Spanish user ("74,20", "27/04/2026", "on", "") or with its type. These functions read it; undefined means "cannot be
 * read".
 */

/** Values that one field of a form or of JSON may hold. */
export type FieldInput = string | number | boolean | null | undefined;

/** Any visible character. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cf}]/u;

/** Whether the input is empty: absent, null, or only blanks and invisible characters. */
export function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || (typeof input === 'string' && !VISIBLE.test(input));
}

/** Reads trimmed text without the characters that a database or a document cannot hold. */
export function readText(input: unknown): string | undefined {
  if (typeof input === 'string') return storableText(input).trim();
  return typeof input === 'number' ? String(input) : undefined;
}

/** Letters whose shapes depend on a joiner between them: of Arabic, and of the scripts of India and Sri Lanka. */
const JOINED =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}]';

/** Invisible characters, but for a joiner that is read. */
const INVISIBLE = new RegExp(`(?!(?<=${JOINED})[\\u200c\\u200d](?=${JOINED}))\\p{Cf}`, 'gu');

/**
 * Reads a name on one line: single blanks between words, no invisible characters, so that names that look alike are
 * equal.
 */
export function readLine(input: unknown): string | undefined {
  return readText(input)
    ?.replace(INVISIBLE, '')
    .replace(/[\s\p{Z}\u0085]+/gu, ' ')
    .trim();
}

/** "1.000", "1,000": thousands in one of our languages, three decimals in the other. Thousands never begin with 0. */
const READ_EITHER_WAY = /^-?(?!0+[.,])\d{1,3}[.,]\d{3}$/;

/** Thousands that cannot be decimals: another separator follows them, or the same one again. */
const GROUPED = /^-?[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+\.\d+|(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/;

function typedNumber(input: string): string {
  return input.trim().replace('−', '-');
}

/**
 * Whether a number is a thousand times as much in one language as in the other: with doses a guess would be dangerous.
 */
export function isReadEitherWay(input: unknown): boolean {
  return typeof input === 'string' && READ_EITHER_WAY.test(typedNumber(input));
}

/**
 * Normalises a typed number to digits with at most a decimal point: "74,20" is 74.20, "1.234,56" is 1234.56; undefined
 * when the input is no number.
 */
export function plainNumber(input: string): string | undefined {
  if (isReadEitherWay(input)) return undefined;
  const plain = withoutThousands(typedNumber(input)).replace(',', '.');
  return /^-?\d{1,15}(\.\d+)?$/.test(plain) ? plain : undefined;
}

/** Reads a number: "74,20", "74.20", "1.234,56", "1,234.56" or a number value; undefined for ambiguous input. */
export function readNumber(input: unknown): { value: number; decimals: number } | undefined {
  if (typeof input === 'number')
    return Number.isFinite(input) ? { value: input, decimals: decimalsOf(input) } : undefined;
  const plain = typeof input === 'string' ? plainNumber(input) : undefined;
  if (plain === undefined) return undefined;
  // Adding 0 turns a typed -0 into 0.
  return { value: Number(plain) + 0, decimals: plain.split('.')[1]?.replace(/0+$/, '').length ?? 0 };
}

function withoutThousands(text: string): string {
  const separator = GROUPED.test(text) ? /[.,]/.exec(text)?.[0] : undefined;
  return separator ? text.replaceAll(separator, '') : text;
}

/**
 * Two-digit years up to this one are in this century, later ones in the last: birthdays are long past, treatments near.
 */
const LAST_SHORT_YEAR = 40;

/** Reads a civil date of an accepted year, in any format of `readDay`. */
export function readCivilDate(input: unknown): CivilDate | undefined {
  const day = readDay(input);
  return isKeptDay(day) ? day : undefined;
}

/**
 * Reads a day of any year: `yyyy-MM-dd`, or day, month and year as typed: one or two digits for day and month, two or
 * four for the year, separated by / - . , or a blank, or not at all (ddMMyyyy, ddMMyy).
 */
export function readDay(input: unknown): CivilDate | undefined {
  if (typeof input !== 'string') return undefined;
  const text = input.trim();
  const typed =
    /^(\d{1,2})\s*[/.,\s-]\s*(\d{1,2})\s*[/.,\s-]\s*(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text);
  const iso = typed ? `${wholeYear(typed[3] ?? '')}-${typed[2]?.padStart(2, '0')}-${typed[1]?.padStart(2, '0')}` : text;
  return isCivilDate(iso) ? iso : undefined;
}

function wholeYear(typed: string): string {
  if (typed.length === 4) return typed;
  return Number(typed) <= LAST_SHORT_YEAR ? `20${typed}` : `19${typed}`;
}

/** Reads a switch: checked boxes send "on"; an unchecked one sends no value, which is false. */
export function readFlag(input: unknown): boolean | undefined {
  if (isEmpty(input)) return false;
  if (typeof input === 'boolean') return input;
  if (input === 'on' || input === 'true' || input === '1' || input === 1) return true;
  if (input === 'off' || input === 'false' || input === '0' || input === 0) return false;
  return undefined;
}

/** Reads a list: a form sends no value for an empty one and a bare value for a single one. */
export function readList(input: unknown): unknown[] {
  if (isEmpty(input)) return [];
  return Array.isArray(input) ? input : [input];
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max((mantissa.split('.')[1]?.length ?? 0) - Number(exponent), 0);
}
