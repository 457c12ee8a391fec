import { expect, test } from 'vitest';
import { chemotherapy, line, verdictOf } from '../rule-cases.test-support';
import { ageUnder18 } from './age-under-18';

test.each([
  ['2008-11-25', 'mama', null],
  ['2008-11-27', 'mama', 'adultTumour: warning'],
  ['2017-01-01', 'colo_rectal', 'adultTumour: warning'],
  ['2010-01-01', 'otros', 'adultRules: note'],
  ['2010-01-01', 'sindrome_mieloproliferativo', 'adultRules: note'],
  // Germ cell tumours of the ovary appear at any age.
  ['2010-01-01', 'ovario', 'adultRules: note'],
  [null, 'mama', null],
])('born %s with %s: %s', (birthday, type, verdict) => {
  const patient = { birthday, gender: 'female' };
  expect(verdictOf(ageUnder18, chemotherapy({ drugs: [line(4, 80)] }, { type }), { patient })).toBe(verdict);
});

test('an age is not asked about in a draft without a treatment', () => {
  const patient = { birthday: '2010-01-01', gender: 'female' };
  expect(verdictOf(ageUnder18, { protocol: { type: 'mama' } }, { patient })).toBeNull();
});
