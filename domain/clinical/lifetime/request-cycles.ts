import { type CivilDate, isCivilDate } from '../../calendar/civil-date';
import type { Given } from '../calculation/inputs';
import { type SessionSchedule, sessionCalendar } from '../session-calendar';
import type { CycleVersion, Exposure } from './exposures';

export interface RequestedCycles {
  demandId: string | number;
  plan: SessionSchedule;
  surfaceM2: Given;
  /** What one of them gives, by its number in the request. */
  exposuresIn: (cycle: number) => readonly Exposure[];
}

/** The cycles that a request asks for, from its current one to its last, with their first days as far as they are known. */
export function requestedCycles({
  plan,
  exposuresIn,
  ...request
}: RequestedCycles): Omit<CycleVersion, 'fate' | 'version'>[] {
  const { cycle, totalCycles } = plan;
  if (!isCount(cycle, MOST_CYCLES) || !isCount(totalCycles, MOST_CYCLES)) return [];
  const dates = firstDays(plan);
  return Array.from({ length: Math.max(1, totalCycles - cycle + 1) }, (_, index) => ({
    ...request,
    cycle: cycle + index,
    date: dates[index] ?? null,
    exposures: exposuresIn(cycle + index),
  }));
}

/** Those of the form: a draft may hold anything. Source: docs/rules.md 8.10. */
const [MOST_CYCLES, MOST_SESSIONS, MOST_DAYS] = [999, 99, 3650];

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** None while something that says when sessions are is still missing or wrong. */
function firstDays(plan: SessionSchedule): (CivilDate | null)[] {
  const { sessionsPerCycle, sessionFrequencyDays, cycleIntervalDays } = plan;
  const isComplete =
    [plan.firstSessionDate, ...plan.sessionDates].every(isCivilDate) &&
    isCount(sessionsPerCycle, MOST_SESSIONS) &&
    isCount(sessionFrequencyDays, MOST_DAYS) &&
    isCount(cycleIntervalDays, MOST_DAYS);
  if (!isComplete) return [];
  return sessionCalendar(plan).map(
    ({ current, sessionDates }) => sessionDates[0] ?? (current ? plan.firstSessionDate : null),
  );
}
