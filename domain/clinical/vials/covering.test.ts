import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CoveringItem, greatestSum, leastCovering, MOST_CELLS } from './covering';

/** Plain dynamic programming over every rest, as a reference. */
function plainly(need: number, items: readonly CoveringItem[]): number[] {
  const least: number[][] = [[0, 0, 0]];
  for (let rest = 1; rest <= need; rest += 1) {
    const sums = items.map(({ amount, weights }) =>
      weights.map((weight, rank) => weight + (least[Math.max(0, rest - amount)]?.[rank] ?? 0)),
    );
    least.push(sums.sort(([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0]) => a - d || b - e || c - f)[0] ?? []);
  }
  return least[need] ?? [];
}

const items = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 12 }),
    weights: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constant(1), fc.integer({ min: 0, max: 9 })),
  }),
  { minLength: 1, maxLength: 4 },
);

test('shortcuts of the search do not change its result', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 900 }), items, (need, list) => {
      const counts = leastCovering(need, list);
      const most = Math.max(...list.map(({ amount }) => amount)) * 1000;
      if (need > most) return;
      const weigh = (rank: 0 | 1 | 2) =>
        list.reduce((sum, { weights }, index) => sum + weights[rank] * (counts?.[index] ?? 0), 0);
      expect([weigh(0), weigh(1), weigh(2)]).toEqual(plainly(need, list));
      const amounts = list.map(({ amount }) => amount);
      const isReached = [true];
      for (let sum = 1; sum <= need; sum += 1) isReached.push(amounts.some((amount) => isReached[sum - amount]));
      expect(greatestSum(need, amounts)).toBe(isReached.lastIndexOf(true));
    }),
  );
});

test.each([
  ['usual vials, hundreds of grams', 990_000_000, [10_000, 50_000, 200_000], true],
  ['the greatest need that is searched exactly', 200_000_000, [10_000, 50_000, 200_000], true],
  ['fractions of a milligram', 990_000_000, [999_983, 999_979, 999_961], false],
])('%s: the search is short', (_, need, amounts, isOver) => {
  let looks = 0;
  const counted = amounts.map((amount, index) => ({
    amount,
    get weights() {
      looks += 1;
      return [690 + index, 1, amount] as const;
    },
  }));
  const counts = leastCovering(need, counted);
  expect(looks).toBeLessThan(MOST_CELLS + 100);
  if (isOver) expect(counts === null).toBe(need > 200_000_000);
  else expect(counts).toBeNull();
});
