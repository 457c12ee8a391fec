import { expect, test } from 'vitest';
import { verdictOf } from '../rule-cases.test-support';
import { sexAndTumour } from './sex-and-tumour';

test.each([
  ['prostata', 'female', 'asks: note'],
  ['prostata', 'male', null],
  ['ovario', 'male', 'asks: note'],
  ['ovario', 'female', null],
  ['mama', 'male', null],
  ['mama', 'female', null],
  ['prostata', null, null],
])('tumour %s with gender %s: %s', (type, gender, verdict) => {
  const patient = { birthday: null, gender };
  expect(verdictOf(sexAndTumour, { protocol: { type } }, { patient })).toBe(verdict);
});
