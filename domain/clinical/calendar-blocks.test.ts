import { expect, test } from 'vitest';
import { type CalendarSession, inBlocks, yearBegunAt } from './calendar-blocks';

function sessions(cycles: number, perCycle: number): CalendarSession[] {
  return Array.from({ length: cycles * perCycle }, (_, index) => ({
    cycle: Math.floor(index / perCycle) + 1,
    current: index < perCycle,
    number: (index % perCycle) + 1,
    date: '2026-04-22',
  }));
}

test.each([
  [6, 3, 18, [18]],
  [7, 3, 18, [18, 3]],
  [4, 5, 18, [15, 5]],
  [1, 40, 18, [18, 18, 4]],
  [2, 20, 18, [18, 2, 18, 2]],
  [0, 3, 18, []],
])(
  '%i cycles of %i sessions are cut into blocks of %i, between cycles where possible',
  (cycles, perCycle, columns, lengths) => {
    const all = sessions(cycles, perCycle);
    const blocks = inBlocks(all, columns);
    expect(blocks.map((block) => block.length)).toEqual(lengths);
    expect(blocks.flat()).toEqual(all);
  },
);

test('the year is shown at the first session of a row and where it changes', () => {
  const row = sessions(1, 4).map((session, index) => ({ ...session, date: index < 2 ? '2026-12-30' : '2027-01-02' }));
  expect(row.map((_, index) => yearBegunAt(row, index))).toEqual(['2026', null, '2027', null]);
  expect(yearBegunAt(row.slice(1), 0)).toBe('2026');
});
