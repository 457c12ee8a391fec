import { expect, test } from 'vitest';
import { isPlainly, prepareOptions, rankOptions } from './rank-options';

const DRUGS = [
  { value: '1', label: 'Ácido zoledrónico', description: 'ACIDO ZOLEDRONICO' },
  { value: '2', label: 'Cisplatino' },
  { value: '3', label: 'Oxaliplatino' },
  { value: '4', label: 'Paclitaxel' },
  { value: '5', label: 'Nab-paclitaxel', description: 'PACLITAXEL ALBUMINA' },
  { value: '6', label: 'Platinox' },
  { value: '7', label: 'Xaloma', description: 'PLATINO' },
];
const found = (text: string) => rankOptions(prepareOptions(DRUGS), text).map(({ label }) => label);

test.each([
  ['acido', ['Ácido zoledrónico']],
  ['ZOLEDRÓ', ['Ácido zoledrónico']],
  ['plat', ['Platinox', 'Xaloma', 'Cisplatino', 'Oxaliplatino']],
  ['paclitaxel', ['Paclitaxel', 'Nab-paclitaxel']],
  ['paclitaxel alb', ['Nab-paclitaxel']],
  [' cisp ', ['Cisplatino']],
  ['zzz', []],
])('%j finds what begins so, then words, then what holds it', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('nothing typed is the whole list', () => {
  expect(found('')).toHaveLength(DRUGS.length);
});

test('five thousand entries are searched within a tenth of a second', () => {
  const many = prepareOptions(
    Array.from({ length: 5_000 }, (_, number) => ({
      value: String(number),
      label: `Fármaco número ${number}`,
      description: `PRINCIPIO ACTIVO ${number}`,
    })),
  );
  rankOptions(many, 'principio');
  const start = performance.now();
  expect(rankOptions(many, 'activo 99')[0]?.value).toBe('99');
  expect(performance.now() - start).toBeLessThan(100);
});

test.each([
  ['cisp', ['Cisplatino'], true],
  ['docetaxel', ['Docetaxel', 'Docetaxel Aval'], true],
  ['plat', ['Platinox', 'Cisplatino'], true],
  ['ci', ['Ciclofosfamida', 'Cisplatino'], false],
  ['platino', ['Cisplatino', 'Oxaliplatino'], false],
  ['', ['Cisplatino'], false],
  ['x', [], false],
])('%j among %j is plain: %s', (text, labels, expected) => {
  const options = labels.map((label) => ({ value: label, label }));
  expect(isPlainly(options, text)).toBe(expected);
});
