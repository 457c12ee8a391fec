import { type CivilDate, isCivilDate, writtenDate } from '../../calendar/civil-date';
import type { DateRule } from './date-reader';
import { fault } from './fault';

/** Refuses dates before today, except those that the last submitted version had. Source: docs/rules.md 3.13. */
export function notPast(today: CivilDate, unchanged: readonly (CivilDate | null | undefined)[] = []): DateRule {
  return (date) => (date < today && !unchanged.includes(date) ? fault('datePast') : null);
}

const MOST_YEARS_AHEAD = 5;

/**
 * Returns the latest accepted date of a treatment: today in five years. No session is planned further ahead, and a
 * mistyped year is reported at its field instead of keeping a request open for centuries.
 */
export function latestTreatmentDate(today: CivilDate): CivilDate {
  const latest = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
  // Today is a 29 February.
  return isCivilDate(latest) ? latest : `${latest.slice(0, 7)}-28`;
}

/**
 * Refuses dates after the latest treatment date, except those that the last submitted version had.
 * Source: docs/rules.md 3.13.
 */
export function notTooLate(today: CivilDate, unchanged: readonly (CivilDate | null | undefined)[] = []): DateRule {
  const latest = latestTreatmentDate(today);
  return (date) =>
    date > latest && !unchanged.includes(date) ? fault('dateAfter', { date: writtenDate(latest) }) : null;
}

/** Refuses dates after today, for past events such as an analysis or a birth. Source: docs/rules.md 3.13. */
export function notFuture(today: CivilDate): DateRule {
  return (date) => (date > today ? fault('dateFuture') : null);
}

/** Earliest accepted date of a treatment. Source: docs/rules.md 3.13. */
export const EARLIEST_TREATMENT_DATE: CivilDate = '2000-01-01';

export function notBefore(earliest: CivilDate): DateRule {
  return (date) => (date < earliest ? fault('dateBefore', { date: writtenDate(earliest) }) : null);
}
