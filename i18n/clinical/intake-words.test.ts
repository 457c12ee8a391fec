import { expect, test } from 'vitest';
import { createI18n } from '../instance';
import { describeIntakes } from './intake-words';

test('what is taken at home is a dose of one intake, as often as is known; what is given in a session says nothing', async () => {
  const [es, en] = [await createI18n('es', ['demand']), await createI18n('en', ['demand'])];
  expect([null, 1, 2].map((times) => describeIntakes(es, 'ORAL', times))).toEqual([
    'por toma',
    'por toma, una vez al día',
    'por toma, 2 veces al día',
  ]);
  expect(describeIntakes(en, 'ORAL', 2)).toBe('per intake, 2 times a day');
  expect(describeIntakes(es, 'INTRAVENOUS', 1)).toBeNull();
});
