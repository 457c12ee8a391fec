import { addDays, type CivilDate, civilDateOf, daysBetween, writtenDate } from '@aval/domain/calendar/civil-date';
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

/** Distance of a day from today, positive ahead. Calendar days tell the days beside today, working days the others. */
export interface DayDistance {
  days: number;
  calendarDays: number;
}

type Nearness = 'today' | 'tomorrow' | 'yesterday' | 'in' | 'inNone' | 'ago' | 'agoNone';

const BESIDE_TODAY: ReadonlyMap<number, Nearness> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

function nearnessOf({ days, calendarDays }: DayDistance): Nearness {
  const beside = BESIDE_TODAY.get(calendarDays);
  if (beside) return beside;
  if (calendarDays > 0) return days === 0 ? 'inNone' : 'in';
  return days === 0 ? 'agoNone' : 'ago';
}

/**
 * Describes a day by its distance from today: "hoy", "mañana", "ayer", "en 4 días laborables", "hace 2 días laborables";
 * the short form, "hace 2 d", is for columns. Source: docs/rules.md 7.4.
 */
export function describeDay(instance: i18n, distance: DayDistance, form: 'long' | 'short' = 'long'): string {
  return instance.t(`common:days.${form}.${nearnessOf(distance)}`, { count: Math.abs(distance.days) });
}

/** Describes the day of something that has happened, so many days since. Source: docs/rules.md 7.4. */
export function describeDaysSince(instance: i18n, since: DayDistance, form: 'long' | 'short' = 'long'): string {
  return describeDay(instance, { days: -since.days, calendarDays: -since.calendarDays }, form);
}

interface PlannedStart extends DayDistance {
  date: CivilDate;
}

/** Describes the start of a treatment: "en 4 días laborables"; "empezó ayer" only for an authorized one. */
export function describeStart(instance: i18n, status: DisplayStatus, { date, ...distance }: PlannedStart): string {
  const outlook = startOutlook(status);
  if (outlook === 'date_only') return instance.t('common:days.dateOnly', { date: formatDate(date) });
  const nearness = nearnessOf(distance);
  if (nearness === 'tomorrow' || nearness === 'in' || nearness === 'inNone') return describeDay(instance, distance);
  return instance.t(`common:days.${outlook}.${nearness}`, { count: -distance.days });
}

/** Describes a span of days, or the single day of an equal start and end. */
export function describeSpan(instance: i18n, first: CivilDate, last: CivilDate): string {
  return first === last
    ? instance.t('common:span.day', { date: formatDate(first) })
    : instance.t('common:span.days', { first: formatDate(first), last: formatDate(last) });
}

/**
 * Describes an instant within a sentence: "a las 08:59" on the day of `now` in Madrid, "ayer a las 08:59" on the day
 * before, "el 12/04/2026 a las 08:59" on another.
 */
export function describeMoment(instance: i18n, instant: string | Date, now: Date): string {
  const date = civilDateOf(instant);
  const time = formatTime(instant);
  const today = civilDateOf(now);
  if (date === today) return instance.t('common:moment.today', { time });
  if (date === addDays(today, -1)) return instance.t('common:moment.yesterday', { time });
  return instance.t('common:moment.otherDay', { date: formatDate(date), time });
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Describes how long ago something of the machinery was, in its largest unit: "hace 12 s", "ayer", "hace 3 días". Days
 * are those of the calendar, and machines know no working days. An instant ahead counts as now. Source: docs/rules.md
 * 7.4.
 */
export function describeAge(instance: i18n, instant: string | Date, now: string | Date): string {
  const age = Math.max(0, new Date(now).getTime() - new Date(instant).getTime());
  if (age < MINUTE) return instance.t('common:ago.seconds', { count: Math.floor(age / SECOND) });
  if (age < HOUR) return instance.t('common:ago.minutes', { count: Math.floor(age / MINUTE) });
  const days = daysBetween(civilDateOf(instant), civilDateOf(now));
  // A day on which clocks are set back has 25 hours.
  if (age < DAY || days === 0) return instance.t('common:ago.hours', { count: Math.floor(age / HOUR) });
  return days === 1 ? instance.t('common:ago.yesterday') : instance.t('common:ago.days', { count: days });
}
