import { message } from '@aval/domain/validation/fields/message';
import { regimens } from '@aval/prisma/reference/regimens';
import { expect, it } from 'vitest';
import { readRegimenFile } from './read-regimen-file';
import { writeRegimens } from './regimen-yaml';

const errorsOf = (text: string) => {
  const read = readRegimenFile(text);
  return 'errors' in read ? read.errors : [];
};

const GOOD = `regimens:
  - slug: mama-uno
    name: Uno
    tumourType: mama
    intentions: [paliativo]
    cycleLengthDays: 21
    plannedCycles: null
    lines:
      - drugSlug: paclitaxel
        dose: 80
        doseType: MGM2
        administration: INTRAVENOUS
        days: [1, 8]
        timesPerDay: 1
        fromCycle: 1
        toCycle: null
        cap: null
    citation: Autora A. Revista 2020
    doi: 10.1000/xyz
`;

const keys = (count: number) => Array.from({ length: count }, (_, place) => `k${place}: 1\n    `).join('');

it('reading a regimen file returns every regimen of the reference data as it was written', () => {
  const read = readRegimenFile(writeRegimens(regimens));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors.slice(0, 5)));
  expect(read.regimens.map(({ slug }) => slug)).toEqual(regimens.map(({ slug }) => slug));
  expect(read.regimens.map(({ input }) => input.lines)).toEqual(
    regimens.map(({ lines }) =>
      lines.map((line) => expect.objectContaining({ drugSlug: line.drugSlug, dose: line.dose, days: line.days })),
    ),
  );
});

it('reading a regimen file accepts a line without a dose, which is not 0, and refuses 0', () => {
  const read = readRegimenFile(GOOD.replace('dose: 80', 'dose:'));
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  expect(read.regimens[0]?.input.lines[0]?.dose).toBeNull();
  expect(errorsOf(GOOD.replace('dose: 80', 'dose: 0'))).toEqual([
    { line: 10, of: 'dose', key: message('decimalRange', { min: 0.01, max: 100_000 }) },
  ]);
});

it.each([
  ['invalid YAML', GOOD.replace('name: Uno', 'name: [Uno'), 4, 'badIndent'],
  ['a duplicate key', GOOD.replace('    name: Uno', '    name: Uno\n    name: Dos'), 4, 'duplicateKey'],
  ['a tab as indentation', GOOD.replace('    name: Uno', '\tname: Uno'), 3, 'tab'],
  ['an unknown key', GOOD.replace('name: Uno', 'name: Uno\n    colour: red'), 4, 'unknownKey'],
  ['an unknown key of a line', GOOD.replace('dose: 80', 'dose: 80\n        dosis: 80'), 11, 'unknownKey'],
  ['an unknown drug', GOOD.replace('paclitaxel', 'agua'), 9, message('choose')],
  ['an unknown dose type', GOOD.replace(/doseType: \w+/, 'doseType: GRAMS'), 11, 'choice'],
  ['a day beyond the cycle', GOOD.replace('[1, 8]', '[1, 28]'), 13, message('regimenDays', { max: 21 })],
  ['a missing citation', GOOD.replace(/ {4}citation.*\n/, ''), 2, message('required')],
  ['a missing slug', GOOD.replace('slug: mama-uno', 'name2: x'), 2, 'unknownKey'],
  ['an invalid slug', GOOD.replace('mama-uno', 'Mama Uno'), 2, 'slug'],
  ['a duplicate slug', GOOD + GOOD.slice(10), 20, 'slugTwice'],
  ['an alias', GOOD.replace('[paliativo]', '&a [paliativo]\n    other: *a'), 5, 'alias'],
  ['a tag', GOOD.replace('name: Uno', 'name: !!js/function Uno'), 3, 'alias'],
  ['an empty file', '', 1, 'empty'],
  ['a text instead of a list', 'regimens: none', 1, 'empty'],
  ['a list of texts', 'regimens:\n  - one', 2, 'shape'],
  ['a file that is too large', `# ${'x'.repeat(513 * 1024)}`, 1, 'tooLarge'],
  ['a duplicate key, once a number and once a text', `${GOOD}    1: x\n    "1": y\n`, 21, 'duplicateKey'],
  ['a list as a key', `${GOOD}    ? [a]\n    : y\n`, 20, 'syntax'],
  ['more keys than a regimen has', GOOD.replace('slug', `${keys(60)}slug`), 2, 'tooManyEntries'],
  ['more entries than a cycle has days', GOOD.replace('[1, 8]', `[${'1, '.repeat(400)}]`), 13, 'tooManyEntries'],
  ['too many nested levels', GOOD.replace('[1, 8]', `${'['.repeat(20)}${']'.repeat(20)}`), 13, 'tooDeep'],
  [
    'more lines than allowed',
    `regimens:\n  - lines:\n${'      - {}\n'.repeat(21)}`,
    3,
    message('regimenLinesMany', { max: 20 }),
  ],
  ['too many regimens', `regimens:\n${'  - {}\n'.repeat(301)}`, 2, 'tooMany'],
] as const)('reading a regimen file reports %s at its line', (_, text, line, key) => {
  expect(errorsOf(text).map((error) => [error.line, error.key])).toContainEqual([line, key]);
});

const SMALL = 2000;

it.each([
  ['keys of one regimen', (count: number) => GOOD.replace('slug', `${keys(count)}slug`)],
  ['unknown keys of many regimens', (count: number) => `regimens:\n${`  - ${keys(40)}z: 1\n`.repeat(count / 50)}`],
  ['keys beside the list', (count: number) => `${keys(count).replaceAll('    ', '')}${GOOD}`],
])('reading four times as many %s takes about four times as long', (_, make) => {
  const millisecondsOf = (count: number) => {
    const text = make(count);
    const began = process.cpuUsage();
    readRegimenFile(text);
    return process.cpuUsage(began).user / 1000;
  };
  millisecondsOf(SMALL);
  const small = Math.min(millisecondsOf(SMALL), millisecondsOf(SMALL));
  // Allows 0.1 s for other work of the process; quadratic time would be sixteen times as long.
  expect(Math.min(millisecondsOf(SMALL * 4), millisecondsOf(SMALL * 4))).toBeLessThan(small * 8 + 100);
});
