import { addDays, type CivilDate } from '../calendar/civil-date';

/** Fields of a chemotherapy that determine its session dates. */
export interface SessionSchedule {
  cycle: number;
  totalCycles: number;
  sessionsPerCycle: number;
  sessionFrequencyDays: number;
  cycleIntervalDays: number;
  firstSessionDate: CivilDate;
  sessionDates: CivilDate[];
}

/**
 * Returns the days from one session to the next; 0 for a single session of which none are given, since it has no next
 * one. Source: docs/rules.md 8.6.
 */
export function frequencyOf(plan: {
  sessionsPerCycle: number | null;
  sessionFrequencyDays: number | null;
}): number | null {
  return plan.sessionFrequencyDays ?? (plan.sessionsPerCycle === 1 ? 0 : null);
}

/**
 * Days of one cycle: frequency × (sessions − 1) + 1, or the frequency when there are no sessions.
 * Source: docs/rules.md 8.5.
 */
export function daysPerCycle(plan: Pick<SessionSchedule, 'sessionsPerCycle' | 'sessionFrequencyDays'>): number {
  if (plan.sessionsPerCycle === 0) return plan.sessionFrequencyDays;
  return plan.sessionFrequencyDays * (plan.sessionsPerCycle - 1) + 1;
}

/** Returns the session dates of one cycle: the first date, then one every `sessionFrequencyDays`. */
export function sessionDates(
  firstSessionDate: CivilDate,
  plan: Pick<SessionSchedule, 'sessionsPerCycle' | 'sessionFrequencyDays'>,
): CivilDate[] {
  return Array.from({ length: plan.sessionsPerCycle }, (_, index) =>
    addDays(firstSessionDate, index * plan.sessionFrequencyDays),
  );
}

/** Returns the sessions of a drug line that exist when a cycle has `sessionsPerCycle` of them. */
export function keptSessions(sessions: readonly number[], sessionsPerCycle: number): number[] {
  return sessions.filter((session) => session <= sessionsPerCycle);
}

/**
 * Last session date of the current cycle; first date + days per cycle − 1 without sessions. Source: docs/rules.md 3.11.
 */
export function cycleEnd(
  chemotherapy: Pick<
    SessionSchedule,
    'firstSessionDate' | 'sessionDates' | 'sessionsPerCycle' | 'sessionFrequencyDays'
  >,
): CivilDate {
  const last = chemotherapy.sessionDates.at(-1);
  if (last) return last;
  // A cycle without sessions and without frequency has no days; it still ends no earlier than it begins.
  return addDays(chemotherapy.firstSessionDate, Math.max(daysPerCycle(chemotherapy) - 1, 0));
}

export interface PlannedCycle {
  number: number;
  /** Whether this is the version's own cycle, whose dates are stored; dates of later cycles are computed. */
  current: boolean;
  sessionDates: CivilDate[];
}

/**
 * Returns the first days of the current cycle and the later ones: each begins `cycleIntervalDays` after the last
 * session of the one before. Source: docs/rules.md 8.6.
 */
export function firstDaysOf(plan: SessionSchedule): CivilDate[] {
  const days = [plan.sessionDates[0] ?? plan.firstSessionDate];
  const toItsEnd = Math.max(daysPerCycle(plan) - 1, 0);
  let end = cycleEnd(plan);
  for (let number = plan.cycle + 1; number <= plan.totalCycles; number += 1) {
    const first = addDays(end, plan.cycleIntervalDays);
    days.push(first);
    end = addDays(first, toItsEnd);
  }
  return days;
}

/** Returns the current cycle and the later ones. Earlier cycles are in earlier versions. Source: docs/rules.md 8.6. */
export function sessionCalendar(chemotherapy: SessionSchedule): PlannedCycle[] {
  return firstDaysOf(chemotherapy).map((first, index) => ({
    number: chemotherapy.cycle + index,
    current: index === 0,
    sessionDates: index === 0 ? chemotherapy.sessionDates : sessionDates(first, chemotherapy),
  }));
}
