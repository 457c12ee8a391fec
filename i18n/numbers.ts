import { plainNumber } from '@aval/domain/validation/fields/readers';
import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

/** Figures as the readers of a language write them: 1.234,50 in Spanish, 1,234.50 in English; minus as U+2212. */
export interface Numbers {
  /** A number with a fixed count of decimals, two unless said, and its thousands grouped. */
  decimal(value: number, decimals?: number): string;
  /** What was typed in either language, as it is typed in this one: 1234,5 or 1234.5. What is no number stays as it was typed. */
  retyped(text: string): string;
  /** A number with as many decimals as it has, two at most. */
  plain(value: number): string;
  /** A whole number with its thousands grouped. */
  integer(value: number): string;
  /** A figure with its unit, which stay on one line. */
  measure(value: number, unit: string, decimals?: number): string;
  /** Figures that are written already with the sign of their unit: 1,9 % in Spanish, 1.9% in English. */
  withSign(figures: string, sign: string): string;
  /** An amount of euro cents: 3.180,00 € in Spanish, €3,180.00 in English. */
  money(cents: number): string;
  /** A counter of a column, always with its sign: +4, −2, 0. */
  signed(value: number): string;
  /** The size of a file, in the megabytes by which it is bounded: 412 kB, 1,1 MB. */
  size(bytes: number): string;
  /** What has come of a file, as a bare figure in the unit of its whole size: 0,4 of 15,0 MB. */
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

/** Those of the language in which an instance speaks. */
export function numbersOf({ language }: i18n): Numbers {
  return NUMBERS[isLanguage(language) ? language : DEFAULT_LANGUAGE];
}

/** Figures within sentences (`{{count, number}}`) are those of everywhere else. */
export function sayNumbersIn(instance: i18n): void {
  instance.services.formatter?.add('number', (value: number) => numbersOf(instance).plain(value));
}

// Not Intl: its Spanish leaves four digits ungrouped, and what it knows depends on how Node was built.
interface Writing {
  thousands: string;
  point: string;
  /** The sign of percent, with what stands between it and its figure. */
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

/** The unit in which a size has at most three digits before its point. */
function scaleOf(bytes: number): { unit: number; decimals: number } {
  let [unit, value] = [0, bytes];
  while (Math.round(value) >= 1000 && unit < SIZES.length - 1) {
    unit += 1;
    value /= NEXT_SIZE;
  }
  return { unit, decimals: unit > 1 && value < 100 ? 1 : 0 };
}
