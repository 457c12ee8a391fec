import { plainNumber } from '@aval/domain/validation/fields/readers';
import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/** Number formats of a language: 1.234,50 in Spanish, 1,234.50 in English; minus as U+2212. */
export interface Numbers {
  /** A number with a fixed count of decimals, two by default, and grouped thousands. */
  decimal(value: number, decimals?: number): string;
  /**
   * Text typed in either language, in the notation of this one: 1234,5 or 1234.5. Text that is no number stays as
   * typed.
   */
  retyped(text: string): string;
  /** A number with its own decimals, two at most. */
  plain(value: number): string;
  /** A whole number with grouped thousands. */
  integer(value: number): string;
  /** A figure with its unit, kept on one line. */
  measure(value: number, unit: string, decimals?: number): string;
  /** Formatted figures with the sign of their unit: 1,9 % in Spanish, 1.9% in English. */
  withSign(figures: string, sign: string): string;
  /** An amount of euro cents: 3.180,00 € in Spanish, €3,180.00 in English. */
  money(cents: number): string;
  /** A counter of a column, always with its sign: +4, −2, 0. */
  signed(value: number): string;
  /** Size of a file, in the binary units of its limit: 412 kB, 1,1 MB. */
  size(bytes: number): string;
  /** Uploaded part of a file, as a bare figure in the unit of its whole size: 0,4 of 15,0 MB. */
  part(bytes: number, whole: number): string;
}

const MINUS = '−';
const NO_BREAK = '\u00a0';
const SIZES = ['B', 'kB', 'MB', 'GB'];
const NEXT_SIZE = 1024;

const NUMBERS: Readonly<Record<Language, Numbers>> = {
  es: numbersWith({
    thousands: '.',
    point: ',',
    percent: `${NO_BREAK}%`,
    euros: (figures) => `${figures}${NO_BREAK}€`,
  }),
  en: numbersWith({ thousands: ',', point: '.', percent: '%', euros: (figures) => figures.replace(/\d/, '€$&') }),
};

/** Returns the number formats of an instance's language. */
export function numbersOf({ language }: i18n): Numbers {
  return NUMBERS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
}

/** Formats figures within sentences (`{{count, number}}`) like all others. */
export function sayNumbersIn(instance: i18n): void {
  instance.services.formatter?.add('number', (value: number) => numbersOf(instance).plain(value));
}

// Separators of a language. Intl is not used: it leaves four digits ungrouped in Spanish, and its data depends on how
// Node was built.
interface Writing {
  thousands: string;
  point: string;
  /** Percent sign, with the space before it. */
  percent: string;
  euros: (figures: string) => string;
}

function numbersWith({ thousands, point, percent, euros }: Writing): Numbers {
  const decimal = (value: number, decimals = 2) => {
    const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    const text = fraction ? `${grouped}${point}${fraction}` : grouped;
    return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
  };
  const integer = (value: number) => decimal(value, 0);
  const withSign = (figures: string, sign: string) => `${figures}${sign === '%' ? percent : `${NO_BREAK}${sign}`}`;
  const measure = (value: number, unit: string, decimals = 2) => withSign(decimal(value, decimals), unit);
  return {
    decimal,
    retyped: (text) => plainNumber(text)?.replace('.', point) ?? text,
    plain: (value) => decimal(value, String(Number(value.toFixed(2))).split('.')[1]?.length ?? 0),
    integer,
    measure,
    withSign,
    money: (cents) => euros(decimal(cents / 100)),
    signed: (value) => (value > 0 ? `+${integer(value)}` : integer(value)),
    size: (bytes) => {
      const { unit, decimals } = scaleOf(bytes);
      return measure(bytes / NEXT_SIZE ** unit, SIZES[unit] ?? '', decimals);
    },
    part: (bytes, whole) => {
      const { unit, decimals } = scaleOf(whole);
      return decimal(bytes / NEXT_SIZE ** unit, decimals);
    },
  };
}

/** Returns the unit in which a size has at most three digits before its decimal separator. */
function scaleOf(bytes: number): { unit: number; decimals: number } {
  let [unit, value] = [0, bytes];
  while (Math.round(value) >= 1000 && unit < SIZES.length - 1) {
    unit += 1;
    value /= NEXT_SIZE;
  }
  return { unit, decimals: unit > 1 && value < 100 ? 1 : 0 };
}
