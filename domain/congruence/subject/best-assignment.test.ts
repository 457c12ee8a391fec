import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestAssignment } from './best-assignment';

/** Brute-force reference: the most pairs with the lowest sum among all assignments. */
function leastOf(costs: readonly (readonly number[])[], columns: readonly number[]): { pairs: number; sum: number } {
  const [row, ...others] = costs;
  if (!row) return { pairs: 0, sum: 0 };
  const without = leastOf(others, columns);
  return columns.reduce((best, column) => {
    const rest = leastOf(
      others,
      columns.filter((other) => other !== column),
    );
    const found = { pairs: rest.pairs + 1, sum: rest.sum + (row[column] ?? 0) };
    return found.pairs > best.pairs || (found.pairs === best.pairs && found.sum < best.sum) ? found : best;
  }, without);
}

test('no other assignment has more pairs or a lower sum, and no column is taken twice', () => {
  const matrix = fc
    .record({ rows: fc.integer({ min: 0, max: 4 }), columns: fc.integer({ min: 0, max: 5 }) })
    .chain(({ rows, columns }) =>
      fc.record({
        columns: fc.constant(columns),
        costs: fc.array(fc.array(fc.integer({ min: 0, max: 900 }), { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      }),
    );
  fc.assert(
    fc.property(matrix, ({ costs, columns }) => {
      const taken = bestAssignment(costs, columns);
      const pairs = taken.flatMap((column, row) => (column === null ? [] : [{ row, column }]));
      expect(new Set(pairs.map(({ column }) => column)).size).toBe(pairs.length);
      const sum = pairs.reduce((total, { row, column }) => total + (costs[row]?.[column] ?? Number.NaN), 0);
      expect({ pairs: pairs.length, sum }).toEqual(
        leastOf(
          costs,
          Array.from({ length: columns }, (_, at) => at),
        ),
      );
    }),
  );
});

test('the earlier of two equal columns is taken', () => {
  expect(bestAssignment([[0, 0, 0]], 3)).toEqual([0]);
  expect(
    bestAssignment(
      [
        [5, 0, 0],
        [0, 7, 7],
      ],
      3,
    ),
  ).toEqual([1, 0]);
});
