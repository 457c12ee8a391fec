import { ROUTES_AT_HOME } from '../clinical/route';
import type { Regimen, RegimenLine } from './regimen';

type Sessions = Pick<Regimen, 'sessionDays' | 'sessionsPerCycle' | 'sessionFrequencyDays' | 'cycleIntervalDays'>;

/**
 * The numbers that the request form asks for, from the days of a regimen's lines and the days from the start of one cycle to
 * that of the next. A regimen of which nothing is injected or instilled has one session, on its first day. The frequency is
 * null where the gaps differ, and 0 with one session; the interval goes from the last session to the next cycle.
 * Source: docs/rules.md 12.12.
 */
export function sessionsOf(
  lines: readonly Pick<RegimenLine, 'administration' | 'days'>[],
  cycleLengthDays: number,
): Sessions {
  const injected = lines.filter(({ administration }) => !ROUTES_AT_HOME.includes(administration));
  const days = [...new Set(injected.flatMap((line) => line.days))].sort((one, other) => one - other);
  const sessionDays = days.length > 0 ? days : [1];
  const gaps = new Set(sessionDays.slice(1).map((day, place) => day - (sessionDays[place] ?? 0)));
  const [gap = 0] = gaps;
  return {
    sessionDays,
    sessionsPerCycle: sessionDays.length,
    sessionFrequencyDays: gaps.size > 1 ? null : gap,
    cycleIntervalDays: cycleLengthDays - ((sessionDays.at(-1) ?? 1) - 1),
  };
}

/** Days from the start of a cycle to that of the next. */
export function cycleLengthOf({ sessionDays, cycleIntervalDays }: Pick<Sessions, 'sessionDays' | 'cycleIntervalDays'>) {
  return cycleIntervalDays + ((sessionDays.at(-1) ?? 1) - 1);
}
