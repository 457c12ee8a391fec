import type { Regimen, RegimenLine } from '../../reference/regimen';
import { sessionDaysOf } from '../../reference/regimen-sessions';

/** Returns the lines of a regimen that are due in a cycle; 0, for a treatment without cycles, counts as the first. */
export function linesDue({ lines }: Pick<Regimen, 'lines'>, cycle: number): RegimenLine[] {
  const number = Math.max(cycle, 1);
  return lines.filter(({ fromCycle, toCycle }) => fromCycle <= number && (toCycle ?? number) >= number);
}

/**
 * Returns the days of a cycle on which a regimen has sessions, which may be fewer than over all cycles.
 * Source: docs/rules.md 12.8.
 */
export function sessionDaysDue(regimen: Pick<Regimen, 'lines'>, cycle: number): number[] {
  return sessionDaysOf(linesDue(regimen, cycle));
}
