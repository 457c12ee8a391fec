import { type CivilDate, isCivilDate, writtenDate } from '../../calendar/civil-date';
import { type DateRule, fault } from './field';

/** Not before today, unless it is a date that the last submitted version already had. Source: docs/rules.md 3.13. */
export function notPast(today: CivilDate, unchanged: readonly (CivilDate | null | undefined)[] = []): DateRule {
  return (date) => (date < today && !unchanged.includes(date) ? fault('datePast') : null);
}

const MOST_YEARS_AHEAD = 5;

/**
 * The latest date that the product takes for a treatment: today in five years. Nobody plans a session further ahead, and a
 * mistyped year is said at its field instead of keeping a request open for centuries.
 */
export function latestTreatmentDate(today: CivilDate): CivilDate {
  const latest = `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;
  // From a 29th of February.
  return isCivilDate(latest) ? latest : `${latest.slice(0, 7)}-28`;
}

/** Not after the latest treatment date, unless it is a date that the last submitted version already had. Source: docs/rules.md 3.13. */
export function notTooLate(today: CivilDate, unchanged: readonly (CivilDate | null | undefined)[] = []): DateRule {
  const latest = latestTreatmentDate(today);
  return (date) =>
    date > latest && !unchanged.includes(date) ? fault('dateAfter', { date: writtenDate(latest) }) : null;
}

/** Not after today: for what has happened already, such as an analysis or a birth. Source: docs/rules.md 3.13. */
export function notFuture(today: CivilDate): DateRule {
  return (date) => (date > today ? fault('dateFuture') : null);
}

/** The earliest date that the product takes for a treatment. Source: docs/rules.md 3.13. */
export const EARLIEST_TREATMENT_DATE: CivilDate = '2000-01-01';

export function notBefore(earliest: CivilDate): DateRule {
  return (date) => (date < earliest ? fault('dateBefore', { date: writtenDate(earliest) }) : null);
}
