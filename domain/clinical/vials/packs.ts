import type { LineSchedule } from '../doses/line-doses';
import { administrationsOf, centsOfPacks } from './cost';
import { isBefore } from './covering';
import type { Presentation } from './presentations';

/** Maximum sets of tablets to compare; no patient takes as many, and every line of a report may run this search. */
const MOST_COMBINATIONS = 2000;

/**
 * Range of acceptable amounts for a dose, in micrograms: from the nearest sum up to the highest within the tolerance.
 */
export interface TakenRange {
  fromUg: number;
  toUg: number;
  /** Target, not rounded. */
  doseUg: number;
}

/**
 * Returns the units of one administration whose whole packs cost least over the longest period with known counts, among
 * those near enough to the dose; ties by the fewest units, then by the smallest deviation, then by the strongest units.
 * `presentations` are in order of strength, the strongest first. Null where there are too many. Source: docs/rules.md
 * 11.11.
 */
export function leastInPacks(
  range: TakenRange,
  presentations: readonly Presentation[],
  schedule: LineSchedule,
): number[] | null {
  const { session, cycle, course } = administrationsOf(schedule);
  const administrations = course ?? cycle ?? session ?? 1;
  const last = presentations.at(-1);
  if (!last) return null;
  let least: { counts: number[]; ranks: number[] } | null = null;
  let looked = 0;
  for (const { counts: others, sum } of combinations(range.toUg, presentations.slice(0, -1))) {
    looked += 1;
    if (looked > MOST_COMBINATIONS) return null;
    for (const count of countsOfLast(range, sum, last, administrations)) {
      const counts = [...others, count];
      const ranks = [
        centsOfPacks(counts, presentations, administrations),
        counts.reduce((total, each) => total + each, 0),
        Math.abs(sum + count * last.strengthUg - range.doseUg),
        ...counts.map((each) => -each),
      ];
      if (!least || isBefore(ranks, least.ranks)) least = { counts, ranks };
    }
  }
  return least?.counts ?? null;
}

/** Yields all sets up to a sum. */
function* combinations(
  most: number,
  presentations: readonly Presentation[],
): Generator<{ counts: number[]; sum: number }> {
  const [first, ...others] = presentations;
  if (!first) {
    yield { counts: [], sum: 0 };
    return;
  }
  for (let count = 0; count * first.strengthUg <= most; count += 1) {
    const given = count * first.strengthUg;
    for (const { counts, sum } of combinations(most - given, others))
      yield { counts: [count, ...counts], sum: given + sum };
  }
}

/**
 * Returns the candidate counts of the weakest unit beside the others: the fewest that reach the range, since more never
 * cost less, and within the packs that these take, the counts nearest to the dose.
 */
function countsOfLast(
  { fromUg, toUg, doseUg }: TakenRange,
  sum: number,
  { strengthUg, unitsPerPack }: Presentation,
  administrations: number,
): Set<number> {
  const fewest = Math.max(0, Math.ceil((fromUg - sum) / strengthUg));
  const packs = Math.ceil((fewest * administrations) / unitsPerPack);
  const most = Math.min(Math.floor((toUg - sum) / strengthUg), Math.floor((packs * unitsPerPack) / administrations));
  if (fewest * strengthUg + sum > toUg) return new Set();
  const aim = (doseUg - sum) / strengthUg;
  return new Set(
    [Math.floor(aim), Math.ceil(aim)].map((count) => Math.min(Math.max(count, fewest), Math.max(most, fewest))),
  );
}
