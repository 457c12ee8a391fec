import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { i18n } from 'i18next';

/*
 * Figures and dates as the product writes them, the same in both languages: dd/MM/yyyy, decimals with a comma, minus as
 * U+2212. The locale is fixed, so that pages, mails and documents agree whatever the machine is set to.
 */

const MINUS = '−';
/** Keeps a figure and its unit on one line. */
const NO_BREAK = '\u00a0';

/** A civil date as dd/MM/yyyy. */
export function formatDate(date: CivilDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

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

/** An instant as HH:mm in Europe/Madrid. */
export function formatTime(instant: string | Date): string {
  const { hour, minute } = madridParts(instant);
  return `${hour}:${minute}`;
}

/** An instant as HH:mm:ss in Europe/Madrid. */
export function formatTimeWithSeconds(instant: string | Date): string {
  return `${formatTime(instant)}:${madridParts(instant).second}`;
}

/** A number with a fixed count of decimals, a comma, and dots between thousands: 1.234,50. */
export function formatDecimal(value: number, decimals = 2): string {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const text = fraction ? `${grouped},${fraction}` : grouped;
  return value < 0 && /[1-9]/.test(text) ? `${MINUS}${text}` : text;
}

/** A number as somebody would type it: a comma, no needless zeros, no dots between thousands. For the value of an input. */
export function formatTyped(value: number): string {
  return String(value).replace('.', ',');
}

/** A whole number with dots between thousands. */
export function formatInteger(value: number): string {
  return formatDecimal(value, 0);
}

/** A figure with its unit. */
export function formatMeasure(value: number, unit: string, decimals = 2): string {
  return `${formatDecimal(value, decimals)}${NO_BREAK}${unit}`;
}

/** An amount of euro cents: 3.180,00 €. */
export function formatMoney(cents: number): string {
  return formatMeasure(cents / 100, '€');
}

/** A counter of a column, always with its sign: +4, −2, 0. */
export function formatSigned(value: number): string {
  return value > 0 ? `+${formatInteger(value)}` : formatInteger(value);
}

const SIZES = ['B', 'kB', 'MB', 'GB'];

/** A file size: 412 kB, 1,1 MB. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < SIZES.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return formatMeasure(value, SIZES[unit] ?? '', unit > 1 && value < 100 ? 1 : 0);
}

/** Working days to the start of a treatment in words: "empieza hoy", "en 4 días laborables", "empezó hace …". */
export function describeDaysToStart(instance: i18n, days: number, isToday: boolean): string {
  if (isToday) return instance.t('common:workingDays.startsToday');
  return days >= 0
    ? instance.t('common:workingDays.in', { count: days })
    : instance.t('common:workingDays.started', { count: -days });
}

/** Working days since a change in words: "hoy", "hace 2 días laborables". */
export function describeDaysSince(instance: i18n, days: number, isToday: boolean): string {
  return isToday ? instance.t('common:workingDays.today') : instance.t('common:workingDays.ago', { count: days });
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
