import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { createI18n } from '@aval/i18n/instance';
import { expect, test } from 'vitest';
import { regimenOptions } from './regimen-options';

const WORDS = await createI18n('es', ['wizard', 'demand']);

const choice = (totalCycles: number | null, cycleLengthDays: number) =>
  ({
    ...{ slug: 'uno', version: 1, name: 'Uno', tumourType: 'mama' },
    goesOn: { fill: { totalCycles, cycleLengthDays, lines: [{ drugName: 'Docetaxel' }] } },
  }) as unknown as RegimenChoice;

test.each([
  [1, 21, '1 ciclo, cada 21 días'],
  [6, 1, '6 ciclos, cada día'],
  [null, 14, 'cada 14 días'],
])('%s cycles every %s days are %j', (cycles, days, said) => {
  const [option] = regimenOptions(WORDS, [choice(cycles, days)], null);
  expect(option?.description).toContain(` · ${said} · `);
});
