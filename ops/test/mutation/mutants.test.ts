import { expect, it } from 'vitest';
import { mutantsOf } from './mutants';

it('each figure moves by a unit of its last decimal, up and down, and back', () => {
  const rows = [{ slug: 'row', kind: 'renal', clearanceBelow: 60, toDose: { dose: 0.75 } }];
  const before = structuredClone(rows);
  const moved = mutantsOf('table', rows).map((mutant) => {
    mutant.apply();
    const [row] = structuredClone(rows);
    mutant.restore();
    expect(rows).toEqual(before);
    return [mutant.path, row?.clearanceBelow, row?.toDose.dose];
  });
  expect(moved).toEqual([
    ['renal clearanceBelow', 61, 0.75],
    ['renal clearanceBelow', 59, 0.75],
    ['renal toDose.dose', 60, 0.76],
    ['renal toDose.dose', 60, 0.74],
  ]);
});

it('days of a cycle move by one more and one less', () => {
  const rows = [{ slug: 'row', days: [1, 8] }];
  const moved = mutantsOf('table', rows).map((mutant) => {
    mutant.apply();
    const days = [...(rows[0]?.days ?? [])];
    mutant.restore();
    return days;
  });
  expect(moved).toEqual([[1, 8, 9], [1]]);
  expect(rows).toEqual([{ slug: 'row', days: [1, 8] }]);
});
