import { addDays, type CivilDate, isCivilDate } from '@aval/domain/calendar/civil-date';
import { sessionDates } from '@aval/domain/clinical/session-calendar';

export interface SessionRhythm {
  count: number;
  /** Null while the typed value is invalid. */
  frequencyDays: number | null;
}

/**
 * Returns the dates for a changed number of sessions: surplus ones are dropped, new ones follow the last by the
 * frequency.
 */
export function resized(dates: readonly string[], { count, frequencyDays }: SessionRhythm): string[] {
  const next = dates.slice(0, Math.max(count, 1));
  while (next.length < count) {
    const previous = next.at(-1) ?? '';
    next.push(isCivilDate(previous) && frequencyDays !== null ? addDays(previous, frequencyDays) : '');
  }
  return next;
}

/** Recomputes all dates from the first. */
export function regenerated(first: string, { count, frequencyDays }: SessionRhythm): string[] {
  if (!isCivilDate(first)) return [first];
  if (frequencyDays === null) return [first, ...Array.from({ length: Math.max(count - 1, 0) }, () => '')];
  const dates: string[] = sessionDates(first as CivilDate, {
    sessionsPerCycle: Math.max(count, 1),
    sessionFrequencyDays: frequencyDays,
  });
  return dates;
}

/** Returns whether no date was set by hand, so that another frequency may recompute them all. */
export function isRegular(dates: readonly string[], rhythm: SessionRhythm): boolean {
  const [first = ''] = dates;
  const regular = regenerated(first, { ...rhythm, count: dates.length });
  return dates.every((date, index) => date === '' || date === regular[index]);
}
