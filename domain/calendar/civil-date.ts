/** Date without a time, `yyyy-MM-dd`, in Europe/Madrid wherever an instant is converted. */
export type CivilDate = string & { readonly __civilDate?: never };

const MILLISECONDS_PER_DAY = 86_400_000;

/** First and last day that can be written `yyyy-MM-dd`. */
const [FIRST_DAY, LAST_DAY] = [dayNumber('0000-01-01'), dayNumber('9999-12-31')];

const madridClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Formats `yyyy-MM-dd`; a list formats some hundred dates, and `formatToParts` costs several times as much. */
const madridCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });

/** Whether a value is an existing calendar day written `yyyy-MM-dd` (so 2026-02-29 is not one). */
export function isCivilDate(value: unknown): value is CivilDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  // A day beyond the end of its month rolls over to the next month; an invalid month gives an invalid date.
  return new Date(`${value}T00:00:00Z`).getUTCDate() === Number(value.slice(8));
}

/**
 * Returns the date `days` calendar days after `date`; negative goes back. Clamped to 0000-01-01 and 9999-12-31, because
 * a year or a number that is still being typed may exceed them. Throws a RangeError when `date` is no civil date.
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(Math.max(FIRST_DAY, Math.min(dayNumber(date) + days, LAST_DAY)));
}

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Age in whole years; a birthday on 29 February counts from 1 March. */
export function ageOn(today: CivilDate, birthday: CivilDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Formats a date as dd/MM/yyyy, the same in both languages. Source: docs/rules.md 7.3. */
export function writtenDate(date: CivilDate): string {
  const [year, month, day] = date.split('-');
  return `${day}/${month}/${year}`;
}

/** Day of the week, 1 (Monday) to 7 (Sunday), as in ISO 8601. */
export function weekday(date: CivilDate): number {
  // Day 0 of the epoch, 1970-01-01, was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Returns the civil date in Europe/Madrid at an instant. Source: docs/rules.md 7.3. */
export function civilDateOf(instant: string | Date): CivilDate {
  return madridCalendar.format(new Date(instant));
}

/** Returns the instant (ISO 8601, UTC) at which a civil date begins in Europe/Madrid. */
export function startOfCivilDay(date: CivilDate): string {
  const midnightUtc = dayNumber(date) * MILLISECONDS_PER_DAY;
  // Spain changes its clocks at 01:00 UTC, so the offset of the evening before still holds at midnight.
  const offset = madridOffset(midnightUtc - 3 * 3_600_000);
  return new Date(midnightUtc - offset).toISOString();
}

/** Returns the instant (ISO 8601, UTC) at which a civil date is over in Europe/Madrid: the next one begins. */
export function endOfCivilDay(date: CivilDate): string {
  return startOfCivilDay(addDays(date, 1));
}

function dayNumber(date: CivilDate): number {
  if (!isCivilDate(date)) throw new RangeError(`not a civil date: ${String(date)}`);
  return Date.parse(`${date}T00:00:00Z`) / MILLISECONDS_PER_DAY;
}

function fromDayNumber(days: number): CivilDate {
  return new Date(days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
}

function madridOffset(time: number): number {
  const { year, month, day, hour, minute, second } = madridParts(new Date(time));
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - time;
}

type MadridParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

function madridParts(instant: Date): MadridParts {
  const parts: MadridParts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of madridClock.formatToParts(instant)) {
    if (type in parts) parts[type as keyof MadridParts] = value;
  }
  return parts;
}
