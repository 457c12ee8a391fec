import { addDays, type CivilDate, daysBetween } from '@aval/domain/calendar/civil-date';

export interface TimeTick {
  /** Place in percent of the width. */
  at: number;
  /** First day of a month. */
  date: CivilDate;
}

export interface TimeScale {
  /** Returns the place of a day's beginning in percent of the width. */
  at: (date: CivilDate) => number;
  ticks: readonly TimeTick[];
  /** Ticks are years apart, so that they are told by their year alone. */
  isByYears: boolean;
}

interface DaySpan {
  start: CivilDate;
  end: CivilDate;
}

/** Room for labels: with more ticks, they would touch each other on a phone. */
const MOST_TICKS = 5;
/** Distances between ticks in months, up to the length of a year. */
const MONTHS = [1, 2, 3, 6, 12];

/** Returns the scale of a line of time, in whole months around all spans and today. */
export function timeScale(spans: readonly DaySpan[], today: CivilDate): TimeScale {
  const days = [today, ...spans.flatMap(({ start, end }) => [start, end])].sort();
  const first = monthOf(days[0] ?? today);
  const last = monthOf(days.at(-1) ?? today) + 1;
  const [from, to] = [firstDayOf(first), firstDayOf(last)];
  const width = Math.max(daysBetween(from, to), 1);
  const at = (date: CivilDate) => (daysBetween(from, date) / width) * 100;
  const step = stepOf(last - first);
  const months = Array.from({ length: last - first }, (_, index) => first + index);
  return {
    at,
    isByYears: step >= 12,
    ticks: months
      .filter((month) => month % step === 0)
      .map((month) => ({ date: firstDayOf(month), at: at(firstDayOf(month)) })),
  };
}

/** Returns the place and width of a span, its last day included. */
export function placeOf({ start, end }: DaySpan, { at }: TimeScale): { x: number; width: number } {
  const x = at(start);
  return { x, width: at(addDays(end, 1)) - x };
}

/** Returns the distance between ticks in months, so that there are few enough of them. */
function stepOf(months: number): number {
  const short = MONTHS.find((step) => months / step <= MOST_TICKS);
  if (short !== undefined) return short;
  for (let years = 2; ; years += years < 10 ? 1 : 10) if (months / (years * 12) <= MOST_TICKS) return years * 12;
}

/** Counts months from the year 0, of which each twelfth is a January. */
function monthOf(date: CivilDate): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}

/** Clamped like all civil dates: the month after the last one has no first day. */
function firstDayOf(month: number): CivilDate {
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  if (year > 9999) return '9999-12-31';
  return `${String(year).padStart(4, '0')}-${String(ofYear).padStart(2, '0')}-01`;
}
