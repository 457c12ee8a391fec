import { ROUTES_AT_HOME } from '../clinical/route';
import type { Regimen, RegimenLine } from './regimen';

type Sessions = Pick<Regimen, 'sessionDays' | 'sessionsPerCycle' | 'sessionFrequencyDays' | 'cycleIntervalDays'>;

/**
 * Returns the days of a cycle, in order, on which a drug is injected or instilled. A regimen taken only at home has one
 * session, on day 1. Source: docs/rules.md 12.12.
 */
export function sessionDaysOf(lines: readonly Pick<RegimenLine, 'administration' | 'days'>[]): number[] {
  const injected = lines.filter(({ administration }) => !ROUTES_AT_HOME.includes(administration));
  const days = [...new Set(injected.flatMap((line) => line.days))].sort((one, other) => one - other);
  return days.length > 0 ? days : [1];
}

/**
 * Derives the stored session figures of a regimen from the days of its lines and the length of its cycle. The frequency
 * is null where the gaps differ, and 0 with one session; the interval goes from the last session to day 1 of the next
 * cycle, which need not have a session. Source: docs/rules.md 12.12.
 */
export function sessionsOf(
  lines: readonly Pick<RegimenLine, 'administration' | 'days'>[],
  cycleLengthDays: number,
): Sessions {
  const sessionDays = sessionDaysOf(lines);
  const gaps = gapsBetween(sessionDays);
  const [gap = 0] = gaps;
  return {
    sessionDays,
    sessionsPerCycle: sessionDays.length,
    sessionFrequencyDays: gaps.size > 1 ? null : gap,
    cycleIntervalDays: cycleLengthDays - ((sessionDays.at(-1) ?? 1) - 1),
  };
}

/** Returns the distinct numbers of days from one session of a cycle to the next; empty for a single session. */
export function gapsBetween(sessionDays: readonly number[]): ReadonlySet<number> {
  return new Set(sessionDays.slice(1).map((day, place) => day - (sessionDays[place] ?? 0)));
}

/**
 * Days from the last session of a cycle to the first of the next one, which the request form calls the interval:
 * sessions repeat after the length of the cycle, whichever of its days has the first one.
 * Source: docs/rules.md 8.6, 12.12.
 */
export function intervalBetween(sessionDays: readonly number[], cycleLengthDays: number): number {
  const [first = 1] = sessionDays;
  return cycleLengthDays - ((sessionDays.at(-1) ?? first) - first);
}

/** Days from the start of a cycle to that of the next. */
export function cycleLengthOf({ sessionDays, cycleIntervalDays }: Pick<Sessions, 'sessionDays' | 'cycleIntervalDays'>) {
  return cycleIntervalDays + ((sessionDays.at(-1) ?? 1) - 1);
}
