import type { LineSchedule } from '../doses/line-doses';
import { administrationsOf, centsOfPacks } from './cost';
import { isBefore } from './covering';
import type { Presentation } from './presentations';

/** Nobody swallows as many different sets of tablets; beyond it nothing is looked for, as every line of a report may ask. */
const MOST_COMBINATIONS = 2000;

/**
 * The units of one administration whose whole packs cost least over the longest time of which the counts are known; ties by
 * the fewest units, then by waste. Every combination is looked at that has no unit too many. Null where there are too many.
 */
export function leastInPacks(
  need: number,
  presentations: readonly Presentation[],
  schedule: LineSchedule,
): number[] | null {
  const { session, cycle, course } = administrationsOf(schedule);
  const administrations = course ?? cycle ?? session ?? 1;
  let least: { counts: number[]; ranks: number[] } | null = null;
  let looked = 0;
  for (const counts of coverings(need, presentations)) {
    looked += 1;
    if (looked > MOST_COMBINATIONS) return null;
    const ranks = [
      centsOfPacks(counts, presentations, administrations),
      counts.reduce((sum, count) => sum + count, 0),
      counts.reduce((sum, count, index) => sum + count * (presentations[index]?.strengthUg ?? 0), 0),
    ];
    if (!least || isBefore(ranks, least.ranks)) least = { counts, ranks };
  }
  return least?.counts ?? null;
}

/** All ways to cover a need; of the weakest presentation always as many as are left to be covered. */
function* coverings(need: number, presentations: readonly Presentation[]): Generator<number[]> {
  const [first, ...others] = presentations;
  if (!first) return;
  const most = Math.max(0, Math.ceil(need / first.strengthUg));
  for (let count = others.length === 0 ? most : 0; count <= most; count += 1) {
    if (others.length === 0) yield [count];
    else for (const rest of coverings(Math.max(0, need - count * first.strengthUg), others)) yield [count, ...rest];
  }
}
