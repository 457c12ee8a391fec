import { expect, test } from 'vitest';
import { describeDeniedCycle } from './denied-cycle';
import { createI18n } from './instance';

const spanish = await createI18n('es', ['demand']);
const english = await createI18n('en', ['demand']);

test.each([
  [1, 1, 'ciclo 2 denegado; ciclo 1 autorizado', 'cycle 2 denied; cycle 1 authorised'],
  [1, 2, 'ciclo 3 denegado; ciclos 1 y 2 autorizados', 'cycle 3 denied; cycles 1 and 2 authorised'],
  [1, 4, 'ciclo 5 denegado; ciclos 1 a 4 autorizados', 'cycle 5 denied; cycles 1 to 4 authorised'],
  [3, 4, 'ciclo 5 denegado; ciclos 3 y 4 autorizados', 'cycle 5 denied; cycles 3 and 4 authorised'],
])('cycles %i to %i remain authorized: %s', (first, last, inSpanish, inEnglish) => {
  const cycle = { denied: last + 1, authorized: { first, last } };
  expect(describeDeniedCycle(spanish, cycle)).toBe(inSpanish);
  expect(describeDeniedCycle(english, cycle)).toBe(inEnglish);
});
