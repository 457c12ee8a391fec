import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { notFuture, notPast } from './date-rules';
import {
  choice,
  civilDate,
  decimal,
  euros,
  flag,
  identifier,
  integer,
  list,
  optionalCivilDate,
  optionalDecimal,
  optionalText,
  text,
} from './field';

/** Returns the value, or the messages. */
function result(schema: z.ZodType, input: unknown): unknown {
  const parsed = z.object({ it: schema }).safeParse(input === undefined ? {} : { it: input });
  return parsed.success ? parsed.data.it : parsed.error.issues.map((issue) => issue.message).join();
}

const required = 'validation:required';
const choose = 'validation:choose';
const thousands = 'validation:thousands';

describe('text', () => {
  test.each([
    ['  Carcinoma ductal ', 'Carcinoma ductal'],
    [12, '12'],
    ['a\0b\ud800c', 'ab\ufffdc'],
    ['🩺 \u202eabc', '🩺 abc'],
    ['', required],
    ['   ', required],
    [undefined, required],
    [null, required],
    [{}, required],
  ])('%j: %s', (input, expected) => expect(result(text(), input)).toBe(expected));

  test('has length limits', () => {
    expect(result(text({ min: 3, max: 5 }), 'abc')).toBe('abc');
    expect(result(text({ min: 3, max: 5 }), 'ab')).toBe('validation:textShort {"min":3}');
    expect(result(text({ min: 3, max: 5 }), 'abcdef')).toBe('validation:textLong {"max":5,"over":1}');
    expect(result(text(), 'a'.repeat(10_001))).toBe('validation:textLong {"max":10000,"over":1}');
  });

  test('is null when optional and empty', () => {
    expect(result(optionalText(), undefined)).toBeNull();
    expect(result(optionalText(), ' ')).toBeNull();
    expect(result(optionalText(), 'a')).toBe('a');
  });
});

describe('decimal', () => {
  const wrong = 'validation:decimalRange {"min":0,"max":100}';
  test.each([
    ['74,20', 74.2],
    ['74.2', 74.2],
    [' 74 ', 74],
    [74.2, 74.2],
    ['0', 0],
    ['100,00', 100],
    ['74,200', wrong],
    ['', required],
    [undefined, required],
    ['28,555', wrong],
    ['101,555', wrong],
    ['0,125', wrong],
    ['0.50', 0.5],
    ['0,500', 0.5],
    [74.201, wrong],
    ['100,01', wrong],
    ['-0,01', wrong],
    ['−1', wrong],
    ['1e2', wrong],
    ['setenta', wrong],
    [Number.NaN, wrong],
  ])('%j: %s', (input, expected) => expect(result(decimal({ min: 0, max: 100 }), input)).toBe(expected));

  test.each(['1.000', '2.500', '3.080', '3.181', '1,000', '12.345', '999,999', ' 1.000 ', '-1.000', '−1,500'])(
    'refuses %j, which is a thousand times as much in the other language',
    (input) => {
      expect(result(decimal({ min: 0 }), input)).toBe(thousands);
      expect(result(optionalDecimal({ min: 0 }), input)).toBe(thousands);
      expect(result(integer({ min: 1 }), input)).toBe(thousands);
      expect(result(euros(), input)).toBe(thousands);
    },
  );

  const faulty = 'validation:decimalMin {"min":0}';
  test.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234,50', 1234.5],
    ['1,234.500', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567,9', 1_234_567.9],
    ['1,234,567.9', 1_234_567.9],
    ['12.345.678,9', 'validation:decimalRange {"min":0,"max":9999999.99}'],
    ['99999999', 'validation:decimalRange {"min":0,"max":9999999.99}'],
    ['1000', 1000],
    ['1000,00', 1000],
    ['1234.500', 1234.5],
    ['1.234,567', faulty],
    ['1.23,45', faulty],
    ['1,23.45', faulty],
    ['1.234,567.8', faulty],
    ['1.234.56', faulty],
    ['1234.567,8', faulty],
    ['0.123,45', faulty],
    ['1 000', faulty],
  ])('reads thousands that cannot be decimals: %j: %s', (input, expected) =>
    expect(result(decimal({ min: 0 }), input)).toBe(expected),
  );

  test('is null when optional and empty', () => {
    expect(result(optionalDecimal({ min: 0 }), '')).toBeNull();
    expect(result(optionalDecimal({ min: 0 }), '4,5')).toBe(4.5);
  });
});

describe('integer', () => {
  test('reports limits below a thousand before thousands', () => {
    expect(result(integer({ min: 0, max: 5 }), '1.000')).toBe('validation:integerRange {"min":0,"max":5}');
    expect(result(integer({ min: 0, max: 1000 }), '1.000')).toBe(thousands);
  });

  const wrong = 'validation:integerMin {"min":1}';
  test.each([
    ['1', 1],
    [5, 5],
    ['5,0', 5],
    ['0', wrong],
    ['1,5', wrong],
    [1.5, wrong],
    ['2147483648', 'validation:integerRange {"min":1,"max":2147483647}'],
    ['', required],
  ])('%j: %s', (input, expected) => expect(result(integer({ min: 1 }), input)).toBe(expected));
});

test.each([
  ['38,50', 3850],
  ['3.180,00', 318_000],
  ['', 0],
  [undefined, null],
  ['1,005', thousands],
  ['0,005', 'validation:decimalMin {"min":0}'],
  ['-1', 'validation:decimalMin {"min":0}'],
])('%j euros: %s', (input, expected) => expect(result(euros(), input)).toBe(expected));

test.each([
  ['7', 7],
  [7, 7],
  ['', choose],
  [undefined, choose],
  ['0', choose],
  ['7,5', choose],
  ['x', choose],
])('identifier %j: %s', (input, expected) => expect(result(identifier(), input)).toBe(expected));

test.each([
  ['uno', 'uno'],
  ['dos', 'dos'],
  ['tres', choose],
  ['', choose],
  [null, choose],
])('choice %j: %s', (input, expected) => expect(result(choice(['uno', 'dos']), input)).toBe(expected));

test.each([
  ['on', true],
  ['true', true],
  [true, true],
  [1, true],
  ['off', false],
  ['false', false],
  ['', false],
  [undefined, false],
  [false, false],
  ['perhaps', choose],
])('flag %j: %s', (input, expected) => expect(result(flag(), input)).toBe(expected));

describe('civil date', () => {
  const today = '2026-04-27';
  test.each([
    ['27/04/2026', '2026-04-27'],
    ['2026-04-27', '2026-04-27'],
    ['1/5/2026', '2026-05-01'],
    ['31/02/2026', 'validation:dateInvalid'],
    ['04/27/2026', 'validation:dateInvalid'],
    ['mañana', 'validation:dateInvalid'],
    ['01/01/1900', '1900-01-01'],
    ['31/12/2200', '2200-12-31'],
    ['0000-01-01', 'validation:dateBefore {"date":"01/01/1900"}'],
    ['31/12/1899', 'validation:dateBefore {"date":"01/01/1900"}'],
    ['01/01/2201', 'validation:dateAfter {"date":"31/12/2200"}'],
    ['', required],
    [undefined, required],
  ])('%j: %s', (input, expected) => expect(result(civilDate(), input)).toBe(expected));

  test.each([
    ['27/04/2026', '2026-04-27'],
    ['26/04/2026', 'validation:datePast'],
    ['20/04/2026', '2026-04-20'],
  ])('must not be past, unless it was so before: %j: %s', (input, expected) =>
    expect(result(civilDate(notPast(today, ['2026-04-20', null])), input)).toBe(expected),
  );

  test('must not be in the future', () => {
    expect(result(civilDate(notFuture(today)), today)).toBe(today);
    expect(result(civilDate(notFuture(today)), '2026-04-28')).toBe('validation:dateFuture');
  });

  test('is null when optional and empty', () => {
    expect(result(optionalCivilDate(notPast(today)), '')).toBeNull();
    expect(result(optionalCivilDate(notPast(today)), '26/04/2026')).toBe('validation:datePast');
  });
});

test.each([
  [undefined, []],
  ['', []],
  ['3', [3]],
  [
    ['1', 2],
    [1, 2],
  ],
])('list %j: %j', (input, expected) => expect(result(list(integer({ min: 1 })), input)).toEqual(expected));

test('a fault does not hide the rules of the surrounding object', () => {
  const schema = z.object({ a: text(), b: text() }).superRefine((value, context) => {
    if (value.b === 'b') context.addIssue({ code: 'custom', path: ['b'], message: 'together' });
  });
  const parsed = schema.safeParse({ a: '', b: 'b' });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([required, 'together']);
});

test.each(['\u200b\u200b\u200b', '\u2060 \u00a0', '\u202e\u202c'])(
  '%j, which has no visible character, counts as empty',
  (typed) => {
    expect(text().safeParse(typed).error?.issues[0]?.message).toBe(text().safeParse('').error?.issues[0]?.message);
    expect(optionalText().parse(typed)).toBeNull();
  },
);
