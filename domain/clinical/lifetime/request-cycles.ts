import { type CivilDate, isCivilDate } from '../../calendar/civil-date';
import type { Given } from '../calculation/inputs';
import { MOST_CYCLES, MOST_DAYS, MOST_SESSIONS } from '../form-bounds';
import { firstDaysOf, type SessionSchedule } from '../session-calendar';
import type { CycleVersion, Exposure } from './exposures';

export interface RequestedCycles {
  demandId: string | number;
  plan: SessionSchedule;
  surfaceM2: Given;
  /** Exposures of a cycle, by its number in the request. */
  exposuresIn: (cycle: number) => readonly Exposure[];
}

/**
 * Returns the cycles that a request asks for, from its current one to its last, with their first days as far as they
 * are known. Cycles with the same exposures share the array.
 */
export function requestedCycles({
  plan,
  exposuresIn,
  ...request
}: RequestedCycles): Omit<CycleVersion, 'fate' | 'version'>[] {
  const { cycle, totalCycles } = plan;
  if (!isCount(cycle, MOST_CYCLES) || !isCount(totalCycles, MOST_CYCLES)) return [];
  const dates = firstDays(plan);
  let before: readonly Exposure[] = [];
  function shared(given: readonly Exposure[]): readonly Exposure[] {
    const isSame = given.length === before.length && given.every((exposure, place) => exposure === before[place]);
    before = isSame ? before : given;
    return before;
  }
  return Array.from({ length: Math.max(1, totalCycles - cycle + 1) }, (_, index) => ({
    ...request,
    cycle: cycle + index,
    date: dates[index] ?? null,
    exposures: shared(exposuresIn(cycle + index)),
  }));
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

/** Empty while a part of the schedule is missing or wrong. */
function firstDays(plan: SessionSchedule): CivilDate[] {
  const { sessionsPerCycle, sessionFrequencyDays, cycleIntervalDays } = plan;
  const isComplete =
    [plan.firstSessionDate, ...plan.sessionDates].every(isCivilDate) &&
    isCount(sessionsPerCycle, MOST_SESSIONS) &&
    isCount(sessionFrequencyDays, MOST_DAYS) &&
    isCount(cycleIntervalDays, MOST_DAYS);
  return isComplete ? firstDaysOf(plan) : [];
}
