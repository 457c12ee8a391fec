import { readCivilDate } from '@aval/domain/validation/fields/readers';

/**
 * Returns the civil date (yyyy-mm-dd) for the typed text, or the trimmed text when it is not a date, so that form
 * validation can report it.
 */
export function civilDateFromTyped(text: string): string {
  return readCivilDate(text) ?? text.trim();
}

/** Returns a civil date as dd/mm/yyyy; any other text unchanged. */
export function typedFromCivilDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date;
}
