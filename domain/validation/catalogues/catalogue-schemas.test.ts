import { expect, test } from 'vitest';
import type { z } from 'zod';
import { centerSchema } from './center-schema';
import { codeSchema } from './code-schema';
import { drugSchema } from './drug-schema';
import { presentationSchema } from './presentation-schema';

const CENTER = { name: 'Uno', address: 'C/1', type: 'Ambos' };
const DRUG = { name: 'A', activePrinciple: 'B', dosage: 'MG', administration: 'ORAL' };
const PACK = { drugId: '1', registerNumber: '1', nationalCode: '1', presentation: 'P' };
const CODE = { companyId: '1', code: 'C', type: 'T', radioType: 'R' };

/** Returns the message key of each invalid field. */
function faults(schema: z.ZodType, input: object): Record<string, string> {
  const { error } = schema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message.replace(/^validation:/, '')]),
  );
}

const texts = (max: number, min = 1): [string, string | undefined][] => [
  [' ', 'required'],
  ...(min > 1 ? [['a'.repeat(min - 1), `textShort {"min":${min}}`] as [string, string]] : []),
  ['a'.repeat(min), undefined],
  ['a'.repeat(max), undefined],
  ['a'.repeat(max + 1), `textLong {"max":${max},"over":1}`],
];
const optionalTexts = (max: number, min = 1) => [['', undefined] as [string, undefined], ...texts(max, min).slice(1)];

type Case = [name: string, value: unknown, expected: string | undefined];
const of = (name: string, cases: readonly [unknown, string | undefined][]): Case[] =>
  cases.map(([value, expected]) => [name, value, expected]);

const rowId: [unknown, string | undefined][] = [
  ['', 'choose'],
  ['0', 'choose'],
  ['1', undefined],
  ['2147483647', undefined],
  ['2147483648', 'choose'],
  ['x', 'choose'],
];

test.each([
  ...of('name', texts(255, 3)),
  ...of('address', texts(255, 3)),
  ...of('locality', optionalTexts(255)),
  ...of('provinceId', [['', undefined], ...rowId.slice(1)]),
  ...of('type', [
    ['', 'choose'],
    ['Prescriptor', undefined],
    ['Realizador', undefined],
    ['realizador', 'choose'],
  ]),
  ...of('doctorIds', [
    [[], undefined],
    ['7', undefined],
    [['7', '8'], undefined],
  ]),
])('center schema, %s: %j', (name, value, expected) => {
  expect(faults(centerSchema, { ...CENTER, [name]: value })).toEqual(expected ? { [name]: expected } : {});
});

test.each([
  ...of('name', texts(255)),
  ...of('activePrinciple', texts(255)),
  ...of('atcCode', optionalTexts(7, 3)),
  ...of('otherNames', optionalTexts(500)),
  ...of('dosage', [
    ['', 'choose'],
    ['AUC', undefined],
    ['auc', 'choose'],
  ]),
  ...of('administration', [
    ['', 'choose'],
    ['SUBCUTANEOUS', undefined],
    ['x', 'choose'],
  ]),
])('drug schema, %s: %j', (name, value, expected) => {
  expect(faults(drugSchema, { ...DRUG, [name]: value })).toEqual(expected ? { [name]: expected } : {});
});

const strength = 'decimalRange {"min":0.01,"max":999999}';
const units = 'integerRange {"min":1,"max":10000}';
test.each([
  ...of('drugId', rowId),
  ...of('registerNumber', texts(20)),
  ...of('nationalCode', texts(20)),
  ...of('presentation', texts(255)),
  ...of('strengthMg', [
    ['', undefined],
    ['0', strength],
    ['0,01', undefined],
    ['0,015', strength],
    ['999999', undefined],
    ['999999,01', strength],
  ]),
  ...of('unitsPerPack', [
    ['', undefined],
    ['0', units],
    ['1', undefined],
    ['1,5', units],
    ['10000', undefined],
    ['10001', units],
  ]),
  ...of('priceCents', [
    ['', undefined],
    ['0', undefined],
    ['-0,01', 'decimalMin {"min":0}'],
    ['9999999,99', undefined],
    ['10000000', 'decimalRange {"min":0,"max":9999999.99}'],
    ['1,005', 'thousands'],
  ]),
  ...of('active', [
    ['', undefined],
    ['on', undefined],
    ['perhaps', 'choose'],
  ]),
])('presentation schema, %s: %j', (name, value, expected) => {
  expect(faults(presentationSchema, { ...PACK, [name]: value })).toEqual(expected ? { [name]: expected } : {});
});

test.each([
  ...of('companyId', rowId),
  ...of('code', [...texts(1000), ['line\nline', undefined]]),
  ...of('type', texts(255)),
  ...of('radioType', texts(255)),
])('code schema, %s: %j', (name, value, expected) => {
  expect(faults(codeSchema, { ...CODE, [name]: value })).toEqual(expected ? { [name]: expected } : {});
});
