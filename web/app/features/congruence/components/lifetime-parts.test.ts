import type { LedgerRow } from '@aval/domain/clinical/lifetime/ledger';
import type { JudgedLimit } from '@aval/domain/clinical/lifetime/lifetime-dose';
import { expect, test } from 'vitest';
import { barParts, groupedRows, limitMarks } from './lifetime-parts';

const limit = (alertAt: number | null, usual: number | null, appliedLimit = usual) =>
  ({ limit: { alertAt, limit: usual }, appliedLimit }) as JudgedLimit;

test.each([
  ['a limit with its alert', [limit(450, 550)], ['450 alert', '550 limit']],
  ['each of several that hold', [limit(300, 400), limit(null, 500)], ['300 alert', '400 limit', '500 limit']],
  ['one that was lowered with what it would be', [limit(450, 550, 400)], ['400 limit', '550 usual']],
  ['an alert alone', [limit(450, null)], ['450 alert']],
])('%s is drawn', (_name, limits, marks) => {
  expect(limitMarks({ limits }).map(({ amount, kind }) => `${amount} ${kind}`)).toEqual(marks);
});

const row = (change: Partial<LedgerRow>): LedgerRow => ({
  from: 'request',
  demandId: 1,
  cycle: 1,
  date: null,
  principle: 'doxorubicina',
  amount: 50,
  factor: 1,
  counted: 50,
  total: 0,
  ...change,
});
const before = row({ from: 'authorized', demandId: 2, cycles: 2, total: 100 });

test.each([
  ['in one row', [before, row({ cycle: 3, cycles: 2, total: 200 })]],
  // Format of reports stored before rows could cover several cycles.
  [
    'in a row of each',
    [
      row({ from: 'authorized', demandId: 2, total: 50 }),
      row({ from: 'authorized', demandId: 2, cycle: 2, total: 100 }),
      row({ cycle: 3, total: 150 }),
      row({ cycle: 4, total: 200 }),
    ],
  ],
])('cycles that give the same %s are drawn and listed alike', (_name, rows) => {
  expect(barParts({ rows }).map(({ label, amount }) => [label, amount])).toEqual([
    ['', 100],
    ['C3', 50],
    ['C4', 50],
  ]);
  expect(groupedRows({ rows }).map(({ row: _row, ...group }) => group)).toEqual([
    { first: 1, last: 2, amount: 100, counted: 100, total: 100 },
    { first: 3, last: 4, amount: 100, counted: 100, total: 200 },
  ]);
});
