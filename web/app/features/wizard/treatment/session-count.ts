import { addDays, type CivilDate, isCivilDate } from '@aval/domain/calendar/civil-date';
import { sessionDates } from '@aval/domain/clinical/session-calendar';

export interface SessionRhythm {
  count: number;
  /** Null while nothing readable is typed. */
  frequencyDays: number | null;
}

/** The dates after the number of sessions has changed: those above go, new ones follow the one before by the frequency. */
export function resized(dates: readonly string[], { count, frequencyDays }: SessionRhythm): string[] {
  const next = dates.slice(0, Math.max(count, 1));
  while (next.length < count) {
    const previous = next.at(-1) ?? '';
    next.push(isCivilDate(previous) && frequencyDays !== null ? addDays(previous, frequencyDays) : '');
  }
  return next;
}

/** All dates anew from the first one. */
export function regenerated(first: string, { count, frequencyDays }: SessionRhythm): string[] {
  if (!isCivilDate(first)) return [first];
  if (frequencyDays === null) return [first, ...Array.from({ length: Math.max(count - 1, 0) }, () => '')];
  const dates: string[] = sessionDates(first as CivilDate, {
    sessionsPerCycle: Math.max(count, 1),
    sessionFrequencyDays: frequencyDays,
  });
  return dates;
}

/** Whether nobody has set a date by hand: then another frequency may set them all anew. */
export function isRegular(dates: readonly string[], rhythm: SessionRhythm): boolean {
  const [first = ''] = dates;
  const regular = regenerated(first, { ...rhythm, count: dates.length });
  return dates.every((date, index) => date === '' || date === regular[index]);
}
