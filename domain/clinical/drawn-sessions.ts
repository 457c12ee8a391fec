import { addDays, type CivilDate } from '../calendar/civil-date';
import type { CalendarSession } from './calendar-blocks';
import { cycleEnd, type SessionSchedule, sessionCalendar } from './session-calendar';

/** As many as are seen on a screen without losing oneself. */
export const DRAWN_SESSIONS = 60;

/** As many as are drawn on paper, where nothing scrolls; more pages of a calendar would tell nothing. */
export const PRINTED_SESSIONS = 120;

/** The sessions of the current cycle and of all that follow it. */
export function countSessions(schedule: SessionSchedule): number {
  return schedule.sessionDates.length + Math.max(schedule.totalCycles - schedule.cycle, 0) * schedule.sessionsPerCycle;
}

/** The date of the last of them, drawn or not; none where there are no sessions. */
export function lastSession(schedule: SessionSchedule): CivilDate | undefined {
  const { sessionsPerCycle, sessionFrequencyDays, cycleIntervalDays } = schedule;
  const following = Math.max(schedule.totalCycles - schedule.cycle, 0);
  if (following === 0 || sessionsPerCycle === 0) return schedule.sessionDates.at(-1);
  return addDays(cycleEnd(schedule), following * (cycleIntervalDays + (sessionsPerCycle - 1) * sessionFrequencyDays));
}

/**
 * The first `most` sessions from the current cycle on, and how many more are planned. Cycles that are not drawn are counted
 * without being reckoned: a slip of the finger in their number must cost nobody a minute.
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
