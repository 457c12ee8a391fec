import { type CivilDate, isCivilDate } from '../../calendar/civil-date';
import type { Given } from '../calculation/inputs';
import type { LineDoses } from '../doses/line-doses';
import { type SessionSchedule, sessionCalendar } from '../session-calendar';
import type { CycleVersion, Exposure } from './exposures';

/** A line of a request with its active principle, as `principleKey` calls it; null where the reference data do not know the drug. */
export interface PrincipledLine {
  principle: string | null;
  administration: string;
  /** The last cycle in which it is given; absent: that of the request. */
  lastCycle?: number | null;
}

/** What a line gives in each of its cycles. */
interface LineExposure {
  exposure: Exposure;
  lastCycle: number | null;
}

/** What one cycle gives of each principle, in mg; a line whose dose is not computable has no amount, and is told apart as such. */
export function cycleExposures(lines: readonly PrincipledLine[], doses: readonly LineDoses[]): LineExposure[] {
  return lines.flatMap(({ principle, administration, lastCycle = null }, index): LineExposure[] => {
    const cycle = doses[index]?.cycle;
    if (principle === null || !cycle) return [];
    const amount = cycle.computable ? cycle.doseMg : null;
    return [{ exposure: { principle, administration, unit: 'mg', amount }, lastCycle }];
  });
}

export interface RequestedCycles {
  demandId: string | number;
  plan: SessionSchedule;
  surfaceM2: Given;
  exposures: readonly LineExposure[];
}

/** The cycles that a request asks for, from its current one to its last, with their first days as far as they are known. */
export function requestedCycles({
  plan,
  exposures,
  ...request
}: RequestedCycles): Omit<CycleVersion, 'fate' | 'version'>[] {
  const { cycle, totalCycles } = plan;
  if (!isCount(cycle, MOST_CYCLES) || !isCount(totalCycles, MOST_CYCLES)) return [];
  const dates = firstDays(plan);
  return Array.from({ length: Math.max(1, totalCycles - cycle + 1) }, (_, index) => ({
    ...request,
    cycle: cycle + index,
    date: dates[index] ?? null,
    exposures: exposures.flatMap(({ exposure, lastCycle }) =>
      lastCycle === null || cycle + index <= lastCycle ? exposure : [],
    ),
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
