import { type CivilDate, civilDateOf, writtenDate } from '@aval/domain/calendar/civil-date';
import { startOutlook } from '@aval/domain/demand/outlook/start-outlook';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { i18n } from 'i18next';

/* Dates in the product's format, the same in both languages: dd/MM/yyyy. The locale is fixed, so that pages, mails
   and documents agree whatever the machine's settings. Figures are in numbers.ts. */

/** Formats a civil date as dd/MM/yyyy. */
export const formatDate = writtenDate;

/** Formats a civil date as dd/MM, for the columns of a calendar. */
export function formatDayMonth(date: CivilDate): string {
  return formatDate(date).slice(0, 5);
}

const madridClock = new Intl.DateTimeFormat('es-ES', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function madridParts(instant: string | Date): Record<string, string> {
  const parts = madridClock.formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Formats an instant as dd/MM/yyyy HH:mm:ss in Europe/Madrid. */
export function formatStamp(instant: string | Date): string {
  const { day, month, year, hour, minute, second } = madridParts(instant);
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}

/** Formats an instant as dd/MM/yyyy HH:mm in Europe/Madrid, where seconds do not matter. */
export function formatMinute(instant: string | Date): string {
  return formatStamp(instant).slice(0, -3);
}

/** Formats an instant as HH:mm in Europe/Madrid. */
export function formatTime(instant: string | Date): string {
  const { hour, minute } = madridParts(instant);
  return `${hour}:${minute}`;
}

/** Formats an instant as HH:mm:ss in Europe/Madrid. */
export function formatTimeWithSeconds(instant: string | Date): string {
  return `${formatTime(instant)}:${madridParts(instant).second}`;
}

/** Keeps figures on one line with what they count: "10 mg", "16 ml". */
export function keepFigures(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/** Capitalizes the first letter, for the start of a sentence or line. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Lowercases the first letter for use within a sentence, except in an abbreviation. */
export function inSentence(words: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLocaleLowerCase() + words.slice(1) : words;
}

/**
 * Formats a number as a form stores it: a comma, no trailing zeros, no thousands separators. A field shows it retyped,
 * in the language of its page.
 */
export function formatTyped(value: number): string {
  return String(value).replace('.', ',');
}

/** Formats an amount of cents as a form stores it, in euros: always with two decimals, as prices are typed. */
export function formatTypedEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

interface PlannedStart {
  date: CivilDate;
  /** Working days until the date. */
  days: number;
  isToday: boolean;
}

/** Describes the start of a treatment: "en 4 días laborables"; "empezó hace …" only for an authorized one. */
export function describeStart(instance: i18n, status: DisplayStatus, { date, days, isToday }: PlannedStart): string {
  const outlook = startOutlook(status);
  if (outlook === 'date_only') return instance.t('common:workingDays.dateOnly', { date: formatDate(date) });
  if (isToday) return instance.t(`common:workingDays.${outlook}.today`);
  if (days === 0) return instance.t('common:workingDays.inNone');
  return days > 0
    ? instance.t('common:workingDays.in', { count: days })
    : instance.t(`common:workingDays.${outlook}.ago`, { count: -days });
}

/**
 * Describes the working days since a change: "hoy", "hace 2 días laborables"; over a weekend "menos de un día
 * laborable".
 */
export function describeDaysSince(instance: i18n, days: number, isToday: boolean): string {
  if (isToday) return instance.t('common:workingDays.today');
  return days > 0 ? instance.t('common:workingDays.ago', { count: days }) : instance.t('common:workingDays.none');
}

/** Describes a span of days, or the single day of an equal start and end. */
export function describeSpan(instance: i18n, first: CivilDate, last: CivilDate): string {
  return first === last
    ? instance.t('common:span.day', { date: formatDate(first) })
    : instance.t('common:span.days', { first: formatDate(first), last: formatDate(last) });
}

/**
 * Describes an instant within a sentence: "a las 08:59" on the day of `now` in Madrid, "el 12/04/2026 a las 08:59" on
 * another.
 */
export function describeMoment(instance: i18n, instant: string | Date, now: Date): string {
  const date = civilDateOf(instant);
  const time = formatTime(instant);
  return date === civilDateOf(now)
    ? instance.t('common:moment.today', { time })
    : instance.t('common:moment.otherDay', { date: formatDate(date), time });
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Describes an age in its largest whole unit: "hace 12 s", "hace 3 días". A negative age counts as zero. */
export function describeAge(instance: i18n, milliseconds: number): string {
  const age = Math.max(0, milliseconds);
  if (age < MINUTE) return instance.t('common:ago.seconds', { count: Math.floor(age / SECOND) });
  if (age < HOUR) return instance.t('common:ago.minutes', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return instance.t('common:ago.hours', { count: Math.floor(age / HOUR) });
  return instance.t('common:ago.days', { count: Math.floor(age / DAY) });
}
