import { readCivilDate } from '@aval/domain/validation/fields/readers';

/** The civil date (yyyy-mm-dd) for what somebody typed; the text itself when it is no date, so that the form's own validation can say so. */
export function civilDateFromTyped(text: string): string {
  return readCivilDate(text) ?? text.trim();
}

/** dd/mm/yyyy for a civil date, and any other text as it is. */
export function typedFromCivilDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date;
}
