const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isRealDate(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = month === 2 && isLeap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
  return year >= 1000 && day >= 1 && day <= length;
}

/**
 * The civil date (yyyy-mm-dd) for what somebody typed as day, month and year, with or without separators;
 * the text itself when it is no date, so that the form's own validation can say so.
 */
export function civilDateFromTyped(text: string): string {
  const typed = text.trim();
  const match =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? undefined;
  if (!match) return typed;
  const [day, month, year] = match.slice(1).map(Number);
  if (day === undefined || month === undefined || year === undefined || !isRealDate(year, month, day)) return typed;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** dd/mm/yyyy for a civil date, and any other text as it is. */
export function typedFromCivilDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : date;
}
