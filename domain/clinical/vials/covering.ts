import { commonDivisor } from './presentations';

/** A unit that may be taken any number of times. `weights` are what is kept low, the first before the second and so on. */
export interface CoveringItem {
  amount: number;
  weights: readonly [number, number, number];
}

/** More would be a second of a server for one line: a dose of hundreds of grams in fractions of a milligram. */
const MOST_CELLS = 200_000;

/**
 * How many of each item cover `need` with the least weights, compared in their order; exact, by dynamic programming over what
 * is still to be covered. Null where nothing covers it, or the need is too large for its finest step.
 */
export function leastCovering(need: number, items: readonly CoveringItem[]): number[] | null {
  const counts = items.map(() => 0);
  if (need <= 0) return counts;
  const unit = commonDivisor(items.map(({ amount }) => amount));
  const cells = unit > 0 ? Math.ceil(need / unit) : Number.POSITIVE_INFINITY;
  if (cells > MOST_CELLS) return null;
  const sizes = items.map(({ amount }) => amount / unit);
  const chosen = leastByRest(cells, sizes, items);
  for (let rest = cells; rest > 0; ) {
    const item = chosen[rest] ?? -1;
    const size = sizes[item];
    if (size === undefined) return null;
    counts[item] = (counts[item] ?? 0) + 1;
    rest = Math.max(0, rest - size);
  }
  return counts;
}

/** For each rest the item that a least covering of it begins with. */
function leastByRest(cells: number, sizes: readonly number[], items: readonly CoveringItem[]): Int32Array {
  const chosen = new Int32Array(cells + 1).fill(-1);
  const least = [0, 1, 2].map(() => new Float64Array(cells + 1));
  for (let rest = 1; rest <= cells; rest += 1) {
    let best: number[] | null = null;
    for (const [index, { weights }] of items.entries()) {
      const left = Math.max(0, rest - (sizes[index] ?? 0));
      const sums = weights.map((weight, rank) => weight + (least[rank]?.[left] ?? 0));
      if (best && !isBefore(sums, best)) continue;
      best = sums;
      chosen[rest] = index;
    }
    best?.forEach((sum, rank) => {
      least[rank]?.fill(sum, rest, rest + 1);
    });
  }
  return chosen;
}

/** Whether figures come before others, compared in their order. */
export function isBefore(figures: readonly number[], others: readonly number[]): boolean {
  for (const [index, figure] of figures.entries()) {
    const other = others[index] ?? 0;
    if (figure !== other) return figure < other;
  }
  return false;
}

/** The greatest sum of amounts that is not more than `most`; 0 where the smallest is more. Null where there are too many steps. */
export function greatestSum(most: number, amounts: readonly number[]): number | null {
  const unit = commonDivisor(amounts);
  const cells = unit > 0 ? Math.floor(most / unit) : Number.POSITIVE_INFINITY;
  if (cells > MOST_CELLS) return null;
  const sizes = amounts.map((amount) => amount / unit);
  const isReached = new Uint8Array(cells + 1);
  isReached[0] = 1;
  for (let cell = 1; cell <= cells; cell += 1) {
    if (sizes.some((size) => size <= cell && isReached[cell - size] === 1)) isReached[cell] = 1;
  }
  return Math.max(0, isReached.lastIndexOf(1)) * unit;
}
