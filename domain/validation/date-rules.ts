import type { CivilDate } from '../calendar/civil-date';
import { type DateRule, fault } from './field';

/** Not before today, unless it is a date that the last submitted version already had. Source: rules.md section 3. */
export function notPast(today: CivilDate, unchanged: readonly (CivilDate | null | undefined)[] = []): DateRule {
  return (date) => (date < today && !unchanged.includes(date) ? fault('datePast') : null);
}

export function notFuture(today: CivilDate): DateRule {
  return (date) => (date > today ? fault('dateFuture') : null);
}

/** The earliest date that the product takes for a treatment. Source: specification section 9. */
export const EARLIEST_TREATMENT_DATE: CivilDate = '2000-01-01';

export function notBefore(earliest: CivilDate): DateRule {
  const [year, month, day] = earliest.split('-');
  return (date) => (date < earliest ? fault('dateBefore', { date: `${day}/${month}/${year}` }) : null);
}
