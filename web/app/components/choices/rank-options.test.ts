import { expect, test } from 'vitest';
import { findNamed, isExactly, isPlainly, prepareOptions, rankOptions } from './rank-options';

const DRUGS = [
  { value: '1', label: 'Ácido zoledrónico', description: 'ACIDO ZOLEDRONICO' },
  { value: '2', label: 'Cisplatino' },
  { value: '3', label: 'Oxaliplatino' },
  { value: '4', label: 'Paclitaxel' },
  { value: '5', label: 'Nab-paclitaxel', description: 'PACLITAXEL ALBUMINA' },
  { value: '6', label: 'Platinox' },
  { value: '7', label: 'Xaloma', description: 'PLATINO' },
];
const found = (text: string) => rankOptions(prepareOptions(DRUGS), text).options.map(({ label }) => label);

test.each([
  ['acido', ['Ácido zoledrónico']],
  ['ZOLEDRÓ', ['Ácido zoledrónico']],
  ['plat', ['Platinox', 'Xaloma', 'Cisplatino', 'Oxaliplatino']],
  ['paclitaxel', ['Paclitaxel', 'Nab-paclitaxel']],
  ['paclitaxel alb', ['Nab-paclitaxel']],
  [' cisp ', ['Cisplatino']],
  ['albumina nab', ['Nab-paclitaxel']],
  ['platino xalo', ['Xaloma']],
  ['cisp zzz', []],
  ['zzz', []],
])('%j finds options that begin with it, then with a word that does, then those that contain it', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

const NAMED = [
  { value: '1', label: 'Fluorouracilo', otherNames: ['5-FU', '5-fluorouracilo'] },
  { value: '2', label: 'Doxorubicina', description: 'Doxorubicina hidrocloruro', otherNames: ['Adriamicina'] },
  { value: '3', label: 'AC en dosis densa', description: 'Mama', otherNames: ['AC-T', 'ddAC'] },
];

test.each([
  ['5-FU', 'Fluorouracilo', '5-FU'],
  ['5 fu', 'Fluorouracilo', '5-FU'],
  ['5fu', 'Fluorouracilo', '5-FU'],
  ['5-fluoro', 'Fluorouracilo', '5-fluorouracilo'],
  ['fluorouracilo', 'Fluorouracilo', undefined],
  ['adriamicina', 'Doxorubicina', 'Adriamicina · Doxorubicina hidrocloruro'],
  ['doxorubicina', 'Doxorubicina', 'Doxorubicina hidrocloruro'],
  ['ac-t mama', 'AC en dosis densa', 'AC-T · Mama'],
])('%j finds %s and shows %j below it', (text, label, description) => {
  const [first] = rankOptions(prepareOptions(NAMED), text).options;
  expect(first).toMatchObject({ label, ...(description === undefined ? {} : { description }) });
  if (description === undefined) expect(first).not.toHaveProperty('description');
});

test('the text that is left is the name of an option, or another name of it', () => {
  expect(['doxorubicina', ' ADRIAMICINA ', 'ddac', 'adria', ''].map((text) => findNamed(NAMED, text)?.value)).toEqual([
    '2',
    '2',
    '3',
    undefined,
    undefined,
  ]);
});

test('an empty search returns the whole list', () => {
  expect(found('')).toHaveLength(DRUGS.length);
});

test('words of the name and of the description find an option together', () => {
  const regimens = prepareOptions([
    { value: '1', label: 'Docetaxel', description: 'Pulmón' },
    { value: '2', label: 'Docetaxel', description: 'Mama · cada 21 días' },
    { value: '3', label: 'Trastuzumab y docetaxel', description: 'Mama' },
  ]);
  expect(rankOptions(regimens, 'docetaxel mama').options.map(({ value }) => value)).toEqual(['2', '3']);
});

test('a long result reports how many options are not shown', () => {
  expect(rankOptions(numbered(53), 'activo')).toMatchObject({ options: { length: 50 }, more: 3 });
  expect(rankOptions(numbered(50), 'activo').more).toBe(0);
});

test('groups keep their order, each ranked within', () => {
  const grouped = prepareOptions([
    { value: '1', label: 'Docetaxel-carboplatino', group: 'mama' },
    { value: '2', label: 'Carboplatino-paclitaxel', group: 'otros' },
    { value: '3', label: 'Carboplatino', group: 'mama' },
  ]);
  expect(rankOptions(grouped, 'carbo').options.map(({ value }) => value)).toEqual(['3', '1', '2']);
});

const numbered = (length: number) =>
  prepareOptions(
    Array.from({ length }, (_, number) => ({
      value: String(number),
      label: `Fármaco número ${number}`,
      description: `PRINCIPIO ACTIVO ${number}`,
    })),
  );

test.each([
  ['cisp', ['Cisplatino'], true],
  ['docetaxel', ['Docetaxel', 'Docetaxel Aval'], true],
  ['plat', ['Platinox', 'Cisplatino'], true],
  ['ci', ['Ciclofosfamida', 'Cisplatino'], false],
  ['platino', ['Cisplatino', 'Oxaliplatino'], false],
  ['', ['Cisplatino'], false],
  ['x', [], false],
])('%j among %j is a plain match: %s', (text, labels, expected) => {
  const options = labels.map((label) => ({ value: label, label }));
  expect(isPlainly(options, text)).toBe(expected);
});

test.each([
  ['docetaxel', ['Docetaxel', 'Docetaxel Aval'], true],
  [' DOCETAXEL ', ['Docetaxel'], true],
  ['docetaxe', ['Docetaxel'], false],
  ['docetaxel aval', ['Docetaxel', 'Docetaxel Aval'], false],
  ['', [''], false],
  ['x', [], false],
])('%j is exactly the first of %j: %s', (text, labels, expected) => {
  expect(
    isExactly(
      labels.map((label) => ({ value: label, label })),
      text,
    ),
  ).toBe(expected);
});
