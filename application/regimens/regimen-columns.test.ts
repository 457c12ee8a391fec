import {
  type RegimenInput,
  regimenLineSchema,
  regimenOf,
  regimenSchema,
} from '@aval/domain/validation/catalogues/regimen-schema';
import { describe, expect, test } from 'vitest';
import { readRegimenFile } from './read-regimen-file';
import { regimenFacts } from './regimen-columns';
import { writeRegimens } from './regimen-yaml';

type Line = RegimenInput['lines'][number];

const LINE: Line = {
  drugSlug: 'carboplatino',
  dose: 5,
  doseType: 'AUC',
  administration: 'INTRAVENOUS',
  days: [1],
  timesPerDay: 1,
  fromCycle: 1,
  toCycle: null,
  cap: { kind: 'gfrMlMin', value: 125 },
};
const REGIMEN: RegimenInput = {
  name: 'De ejemplo',
  tumourType: 'ovario',
  intentions: ['paliativo'],
  cycleLengthDays: 21,
  plannedCycles: 6,
  lines: [LINE],
  citation: 'Autora A. J Clin Oncol 2020;1:1',
  doi: '10.1000/uno',
};

/** Other values of each field; the type requires an entry for every field. */
const OF_LINE: { [Key in keyof Line]: readonly Line[Key][] } = {
  drugSlug: ['cisplatino'],
  dose: [6, null],
  doseType: ['MG'],
  administration: ['SUBCUTANEOUS'],
  days: [[1, 8]],
  timesPerDay: [2],
  fromCycle: [2],
  toCycle: [3],
  cap: [null, { kind: 'doseMg', value: 125 }, { kind: 'gfrMlMin', value: 120 }],
};
const OF_REGIMEN: { [Key in keyof RegimenInput]: readonly RegimenInput[Key][] } = {
  name: ['Otro'],
  tumourType: ['mama'],
  intentions: [['adyuvante']],
  cycleLengthDays: [28],
  plannedCycles: [4, null],
  lines: [[LINE, { ...LINE, days: [8] }]],
  citation: ['Otra B. Lancet 2021;2:2'],
  doi: ['10.1000/dos', null],
};

function changesOf<T extends object>(base: T, others: { [Key in keyof T]: readonly T[Key][] }): [string, T][] {
  return (Object.keys(others) as (keyof T & string)[]).flatMap((field) =>
    others[field].map((value): [string, T] => [`${field}: ${JSON.stringify(value)}`, { ...base, [field]: value }]),
  );
}

const CHANGED: [string, RegimenInput][] = [
  ...changesOf(REGIMEN, OF_REGIMEN),
  ...changesOf(LINE, OF_LINE).map(([what, line]): [string, RegimenInput] => [
    `line, ${what}`,
    { ...REGIMEN, lines: [line] },
  ]),
];

const factsOf = (input: RegimenInput) => regimenFacts({ version: 1, content: regimenOf(input) });

test('the changed fields are those of the form', () => {
  expect(Object.keys(OF_LINE).sort()).toEqual(Object.keys(regimenLineSchema.shape).sort());
  expect(Object.keys(OF_REGIMEN).sort()).toEqual(Object.keys(regimenSchema.shape).sort());
});

describe('a change of a regimen', () => {
  test.each(CHANGED)('is detected and creates a version: %s', (_what, input) => {
    expect(factsOf(input)).not.toEqual(factsOf(REGIMEN));
  });

  test.each(CHANGED)('survives export and import: %s', (_what, input) => {
    const text = writeRegimens([{ slug: 'de-ejemplo', ...structuredClone(regimenOf(input)) }]);
    const read = readRegimenFile(text);
    if ('errors' in read) throw new Error(JSON.stringify(read.errors));
    expect(read.regimens.map((each) => each.input)).toEqual([input]);
  });
});
