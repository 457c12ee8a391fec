import { addDays, type CivilDate } from '../calendar/civil-date';
import type { CalendarSession } from './calendar-blocks';
import { cycleEnd, type SessionSchedule, sessionCalendar } from './session-calendar';

/** Sessions drawn on screen; more would be hard to survey. */
export const DRAWN_SESSIONS = 60;

/** Sessions drawn on paper, where nothing scrolls; more pages of a calendar would tell nothing. */
export const PRINTED_SESSIONS = 120;

/** Counts the sessions of the current cycle and of all later ones. */
export function countSessions(schedule: SessionSchedule): number {
  return schedule.sessionDates.length + Math.max(schedule.totalCycles - schedule.cycle, 0) * schedule.sessionsPerCycle;
}

/** Returns the date of the last session, drawn or not; undefined without sessions. */
export function lastSession(schedule: SessionSchedule): CivilDate | undefined {
  const { sessionsPerCycle, sessionFrequencyDays, cycleIntervalDays } = schedule;
  const following = Math.max(schedule.totalCycles - schedule.cycle, 0);
  if (following === 0 || sessionsPerCycle === 0) return schedule.sessionDates.at(-1);
  return addDays(cycleEnd(schedule), following * (cycleIntervalDays + (sessionsPerCycle - 1) * sessionFrequencyDays));
}

/**
 * Returns the first `most` sessions from the current cycle on, and the number of further ones. Cycles that are not
 * drawn are counted without computing their dates, so that a mistyped number of cycles costs no time.
 */
export function drawnSessions(schedule: SessionSchedule, most: number): { sessions: CalendarSession[]; more: number } {
  const totalCycles = Math.min(schedule.totalCycles, schedule.cycle + most);
  const sessions = sessionCalendar({ ...schedule, totalCycles })
    .flatMap(({ number: cycle, current, sessionDates }) =>
      sessionDates.map((date, index) => ({ cycle, current, number: index + 1, date })),
    )
    .slice(0, most);
  return { sessions, more: countSessions(schedule) - sessions.length };
}
