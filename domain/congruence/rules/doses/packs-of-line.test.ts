import { expect, test } from 'vitest';
import { chemotherapy, line, verdictOf } from '../rule-cases.test-support';
import { packsOfLine } from './packs-of-line';

const presentations = new Map([
  [7, { strengthMg: 420, unitsPerPack: 1 }],
  [8, { strengthMg: null, unitsPerPack: 1 }],
  [9, { strengthMg: 500, unitsPerPack: 120 }],
]);
const PERTUZUMAB = 26;
const vials = (dose: number | null, amount: unknown, presentationId = 7) =>
  chemotherapy({ drugs: [{ ...line(PERTUZUMAB, dose, 'MG'), presentationId, amount }] });
const tablets = (amount: number) =>
  chemotherapy({ drugs: [{ ...line(15, 1000, 'MGM2', 'ORAL'), presentationId: 9, amount }] });

test.each([
  ['840 mg in one vial of 420', vials(840, 1), 'short: warning'],
  ['840 mg in one vial, typed as text', vials(840, '1'), 'short: warning'],
  ['840 mg in two vials', vials(840, 2), null],
  ['840 mg in four vials, twice as many', vials(840, 4), null],
  ['840 mg in five vials', vials(840, 5), 'many: note'],
  ['an amount that follows the dose', vials(840, undefined), null],
  ['without a dose', vials(null, 1), null],
  ['a strength missing in the catalogue', vials(840, 1, 8), null],
  ['tablets without a frequency', tablets(1), null],
  ['many packs of tablets without a frequency', tablets(9), null],
])('packs of a line, %s: %s', (_name, content, verdict) => {
  expect(verdictOf(packsOfLine, content, { presentations })).toBe(verdict);
});
