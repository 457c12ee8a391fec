import { commonDivisor } from './presentations';

/** Unit that may be taken any number of times. `weights` are minimised, the first before the second and so on. */
export interface CoveringItem {
  amount: number;
  weights: readonly [number, number, number];
}

/** Maximum units of the strongest vial; no administration opens as many. */
const MOST_UNITS = 1000;

/**
 * Maximum cells of one search, one for each item: below a millisecond. A report makes four searches for each of its
 * lines in one request, which block the process meanwhile. Source: docs/rules.md 11.11.
 */
export const MOST_CELLS = 60_000;

/**
 * Returns the counts of items that cover `need` with the least weights, compared in order; exact, by dynamic
 * programming over the rest. Null where nothing covers it, or the need is too large for its finest step.
 */
export function leastCovering(need: number, items: readonly CoveringItem[]): number[] | null {
  const counts = items.map(() => 0);
  if (need <= 0) return counts;
  const scale = scaleOf(need, items);
  if (!scale) return null;
  const { unit, sizes } = scale;
  const cells = Math.ceil(need / unit);
  const best = items.reduce((found, item, index) => (isLeaner(item, items[found]) ? index : found), 0);
  const sure = sureCount(cells, best, sizes);
  const open = cells - sure * (sizes[best] ?? 0);
  if (open * items.length > MOST_CELLS) return null;
  counts[best] = sure;
  const chosen = leastByRest(open, sizes, items);
  for (let rest = open; rest > 0; ) {
    const item = chosen[rest] ?? -1;
    const size = sizes[item];
    if (size === undefined) return null;
    counts[item] = (counts[item] ?? 0) + 1;
    rest -= size;
  }
  return counts;
}

/**
 * Returns the common step of all amounts and each amount in steps; null where nothing can be found within the maximum
 * units.
 */
function scaleOf(need: number, items: readonly { amount: number }[]): { unit: number; sizes: number[] } | null {
  const amounts = items.map(({ amount }) => amount);
  const unit = commonDivisor(amounts);
  if (!(unit > 0) || need > Math.max(...amounts) * MOST_UNITS) return null;
  return { unit, sizes: amounts.map((amount) => amount / unit) };
}

/** Whether an item weighs less in relation to its amount. */
function isLeaner(item: CoveringItem, than: CoveringItem | undefined): boolean {
  if (!than) return true;
  return isBefore(
    item.weights.map((weight) => weight * than.amount),
    than.weights.map((weight) => weight * item.amount),
  );
}

/**
 * Returns the count of one item that is certain in any choice that reaches `cells`: among as many others as the item
 * has cells, some add up to a multiple of it, and the item can replace them. Only the remainder has to be searched.
 */
function sureCount(cells: number, item: number, sizes: readonly number[]): number {
  const size = sizes[item] ?? 1;
  const largest = sizes.reduce((most, other, index) => (index === item ? most : Math.max(most, other)), 0);
  return Math.max(0, Math.ceil((cells - (size - 1) * largest) / size));
}

/** Returns for each rest the item that a least covering of it begins with. */
function leastByRest(cells: number, sizes: readonly number[], items: readonly CoveringItem[]): Int32Array {
  const chosen = new Int32Array(cells + 1).fill(-1);
  const [first, second, third] = [
    new Float64Array(cells + 1),
    new Float64Array(cells + 1),
    new Float64Array(cells + 1),
  ];
  for (let rest = 1; rest <= cells; rest += 1) {
    let [one, two, three] = [Number.POSITIVE_INFINITY, 0, 0];
    for (let index = 0; index < sizes.length; index += 1) {
      const left = Math.max(0, rest - (sizes[index] ?? 0));
      const weights = items[index]?.weights ?? [0, 0, 0];
      const a = weights[0] + (first[left] ?? 0);
      if (a > one) continue;
      const b = weights[1] + (second[left] ?? 0);
      const c = weights[2] + (third[left] ?? 0);
      if (a === one && (b > two || (b === two && c >= three))) continue;
      [one, two, three] = [a, b, c];
      chosen[rest] = index;
    }
    first[rest] = one;
    second[rest] = two;
    third[rest] = three;
  }
  return chosen;
}

/** Whether figures sort before others, compared in order. */
export function isBefore(figures: readonly number[], others: readonly number[]): boolean {
  for (const [index, figure] of figures.entries()) {
    const other = others[index] ?? 0;
    if (figure !== other) return figure < other;
  }
  return false;
}

/**
 * Returns the greatest sum of amounts up to `most`; 0 where the smallest is more. Null where there are too many steps.
 */
export function greatestSum(most: number, amounts: readonly number[]): number | null {
  const scale = scaleOf(
    most,
    amounts.map((amount) => ({ amount })),
  );
  if (!scale) return null;
  const { unit, sizes } = scale;
  const cells = Math.floor(most / unit);
  const smallest = Math.min(...sizes);
  // The greatest sum is short of `most` by less than the smallest amount, since that could otherwise be added.
  const sure = sureCount(cells - smallest + 1, sizes.indexOf(smallest), sizes) * smallest;
  const open = cells - sure;
  if (open * sizes.length > MOST_CELLS) return null;
  const isReached = new Uint8Array(open + 1);
  isReached[0] = 1;
  for (let cell = 1; cell <= open; cell += 1) {
    if (sizes.some((size) => size <= cell && isReached[cell - size] === 1)) isReached[cell] = 1;
  }
  return (sure + Math.max(0, isReached.lastIndexOf(1))) * unit;
}
