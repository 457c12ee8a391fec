import { type CivilDate, civilDateOf, writtenDate } from '@aval/domain/calendar/civil-date';
import { startOutlook } from '@aval/domain/demand/outlook/start-outlook';
import type { DisplayStatus } from '@aval/domain/demand/vocabulary';
import type { i18n } from 'i18next';

/*
 * Dates as the product writes them, the same in both languages: dd/MM/yyyy. The locale is fixed, so that pages, mails and
 * documents agree whatever the machine is set to. Figures are in numbers.ts.
 */

/** A civil date as dd/MM/yyyy. */
export const formatDate = writtenDate;

/** A civil date as dd/MM, for the columns of a calendar. */
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

/** An instant as dd/MM/yyyy HH:mm:ss in Europe/Madrid. */
export function formatStamp(instant: string | Date): string {
  const { day, month, year, hour, minute, second } = madridParts(instant);
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`;
}

/** An instant as dd/MM/yyyy HH:mm in Europe/Madrid, where nobody asks for the second. */
export function formatMinute(instant: string | Date): string {
  return formatStamp(instant).slice(0, -3);
}

/** An instant as HH:mm in Europe/Madrid. */
export function formatTime(instant: string | Date): string {
  const { hour, minute } = madridParts(instant);
  return `${hour}:${minute}`;
}

/** An instant as HH:mm:ss in Europe/Madrid. */
export function formatTimeWithSeconds(instant: string | Date): string {
  return `${formatTime(instant)}:${madridParts(instant).second}`;
}

/** A text whose figures stay on one line with what they count: "10 mg", "16 ml". */
export function keepFigures(text: string): string {
  return text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
}

/** Words as a sentence or a line begins with them. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Words that begin with a capital as they stand within a sentence; an abbreviation keeps its capitals. */
export function inSentence(words: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLocaleLowerCase() + words.slice(1) : words;
}

/** A number as a form keeps it: a comma, no needless zeros, no dots between thousands. A field shows it retyped, in the language of its page. */
export function formatTyped(value: number): string {
  return String(value).replace('.', ',');
}

/** An amount of cents as a form keeps it, in euros: always with two decimals, as prices are typed. */
export function formatTypedEuros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

interface PlannedStart {
  date: CivilDate;
  /** Working days to it. */
  days: number;
  isToday: boolean;
}

/** The start of a treatment in words: "en 4 días laborables"; "empezó hace …" only of one that was authorized. */
export function describeStart(instance: i18n, status: DisplayStatus, { date, days, isToday }: PlannedStart): string {
  const outlook = startOutlook(status);
  if (outlook === 'date_only') return instance.t('common:workingDays.dateOnly', { date: formatDate(date) });
  if (isToday) return instance.t(`common:workingDays.${outlook}.today`);
  if (days === 0) return instance.t('common:workingDays.inNone');
  return days > 0
    ? instance.t('common:workingDays.in', { count: days })
    : instance.t(`common:workingDays.${outlook}.ago`, { count: -days });
}

/** Working days since a change in words: "hoy", "hace 2 días laborables"; over a weekend "menos de un día laborable". */
export function describeDaysSince(instance: i18n, days: number, isToday: boolean): string {
  if (isToday) return instance.t('common:workingDays.today');
  return days > 0 ? instance.t('common:workingDays.ago', { count: days }) : instance.t('common:workingDays.none');
}

/** From the first day to the last, or the one day that both are. */
export function describeSpan(instance: i18n, first: CivilDate, last: CivilDate): string {
  return first === last
    ? instance.t('common:span.day', { date: formatDate(first) })
    : instance.t('common:span.days', { first: formatDate(first), last: formatDate(last) });
}

/** When something was, within a sentence: "a las 08:59" of the day of `now` in Madrid, "el 12/04/2026 a las 08:59" of another. */
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

/** How long ago something was, in its largest whole unit: "hace 12 s", "hace 3 días". What lies ahead counts as now. */
export function describeAge(instance: i18n, milliseconds: number): string {
  const age = Math.max(0, milliseconds);
  if (age < MINUTE) return instance.t('common:ago.seconds', { count: Math.floor(age / SECOND) });
  if (age < HOUR) return instance.t('common:ago.minutes', { count: Math.floor(age / MINUTE) });
  if (age < DAY) return instance.t('common:ago.hours', { count: Math.floor(age / HOUR) });
  return instance.t('common:ago.days', { count: Math.floor(age / DAY) });
}
