import type { RegimenChoice } from '@aval/application/congruence/list-regimen-choices';
import { createI18n } from '@aval/i18n/instance';
import { expect, test } from 'vitest';
import { regimenOptions } from './regimen-options';

const WORDS = await createI18n('es', ['wizard', 'demand']);

const NOTHING = { tumourType: null, intention: null };

const choice = (totalCycles: number | null, cycleLengthDays: number, later: readonly object[] = []) =>
  ({
    slug: 'uno',
    version: 1,
    name: 'Uno',
    tumourType: 'mama',
    goesOn: { fill: { totalCycles, cycleLengthDays, lines: [{ drugName: 'Docetaxel' }], later } },
  }) as unknown as RegimenChoice;

test.each([
  [1, 21, '1 ciclo, cada 21 días'],
  [6, 1, '6 ciclos, cada día'],
  [null, 14, 'cada 14 días'],
])('%s cycles every %s days are described as %j', (cycles, days, said) => {
  const [option] = regimenOptions(WORDS, [choice(cycles, days)], NOTHING);
  expect(option?.description).toContain(` · ${said} · `);
});

test('a regimen is found by its other names', () => {
  const [option] = regimenOptions(WORDS, [{ ...choice(6, 21), otherNames: ['AC-T'] }], NOTHING);
  expect(option?.otherNames).toEqual(['AC-T']);
});

test('regimens for tumour and intention come before those for the tumour with another intention', () => {
  const of = (tumourType: string, intentions: readonly string[]) =>
    ({ ...choice(6, 21), tumourType, intentions }) as unknown as RegimenChoice;
  const regimens = [of('ovario', ['adyuvante']), of('ovario', ['paliativo']), of('mama', ['adyuvante'])];
  const headsFor = (intention: string | null) =>
    regimenOptions(WORDS, regimens, { tumourType: 'ovario', intention }).map(({ group }) => group);
  expect(headsFor('adyuvante')).toEqual([
    'Para ovario, intención adyuvante',
    'Para ovario, con otra intención',
    'Otros tumores',
  ]);
  expect(headsFor('no_se_indica')).toEqual(['Para ovario', 'Para ovario', 'Otros tumores']);
  expect(headsFor(null)).toEqual(['Para ovario', 'Para ovario', 'Otros tumores']);
});

test('drugs that begin in a later cycle are named with those of this one, each once', () => {
  const later = [{ drugName: 'Bevacizumab' }, { drugName: 'Docetaxel' }];
  const [option] = regimenOptions(WORDS, [choice(6, 21, later)], NOTHING);
  expect(option?.description).toMatch(/ · Docetaxel, Bevacizumab$/);
});
