import { greatestSum, leastCovering } from './covering';
import { coverableUg, neededUg, toMg } from './presentations';

/**
 * Returns the sums of strengths next to a dose, in mg: the greatest up to it, which may be 0, and the least that covers
 * it.
 */
function sumsBeside(doseMg: number, strengths: readonly number[]): { below: number; above: number } | null {
  const items = strengths.map((amount) => ({ amount, weights: [amount, 1, 0] as const }));
  const counts = leastCovering(neededUg(doseMg), items);
  const below = counts && greatestSum(coverableUg(doseMg), strengths);
  if (!counts || below === null) return null;
  const above = counts.reduce((sum, count, index) => sum + count * (strengths[index] ?? 0), 0);
  return { below: toMg(below), above: toMg(above) };
}

/**
 * Returns the sum of strengths nearest to a dose, in mg, the lower of two; null where there are too many.
 * Source: docs/rules.md 11.10.
 */
export function nearestSum(doseMg: number, strengths: readonly number[]): number | null {
  const sums = sumsBeside(doseMg, strengths);
  return sums && (doseMg - sums.below <= sums.above - doseMg ? sums.below : sums.above);
}

/** Returns the nearest sum except 0, since taking nothing is no dose. */
export function nearestSumTaken(doseMg: number, strengths: readonly number[]): number | null {
  const sums = sumsBeside(doseMg, strengths);
  if (!sums) return null;
  return sums.below > 0 && doseMg - sums.below <= sums.above - doseMg ? sums.below : sums.above;
}
