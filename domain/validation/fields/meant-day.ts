import { type CivilDate, isCivilDate } from '../../calendar/civil-date';

/** The years that anything in the product happens in, from the oldest birth to the end of the longest treatment. Source: docs/rules.md 3.13. */
const [FIRST_YEAR, LAST_YEAR] = ['1900', '2100'];

/** Whether it is a calendar day written `yyyy-MM-dd` of a year that somebody can mean: 0000 and 0202 are years that were not typed to their end. */
export function isMeantDay(value: unknown): value is CivilDate {
  return isCivilDate(value) && value.slice(0, 4) >= FIRST_YEAR && value.slice(0, 4) <= LAST_YEAR;
}
