import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { forgotPasswordSchema, loginSchema, newPasswordSchema } from '../dialogs/access-schemas';
import { patientSchema } from '../steps/patient-schema';
import { cardKey, cardNumber, isNationalId, personName } from './identity';

function faults(schema: z.ZodType, input: unknown): string[] {
  const parsed = schema.safeParse(input);
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test.each([
  ['12345678Z', true],
  ['50428117L', true],
  ['98753690Q', true],
  ['00000000T', true],
  ['X0000000T', true],
  ['Y0000000Z', true],
  ['Z0000000M', true],
  ['12345678A', false],
  ['1234567Z', false],
  ['A1234567Z', false],
  ['', false],
])('%s is a DNI or NIE: %s', (text, expected) => {
  expect(isNationalId(text)).toBe(expected);
});

test.each([
  ['ab', ['validation:textShort {"min":3}']],
  ['abc', []],
  ['😀b', ['validation:textShort {"min":3}']],
  ['😀bc', []],
  ['😀'.repeat(200), []],
  [`${'😀'.repeat(200)}b`, ['validation:textLong {"max":200,"over":1}']],
  ['a'.repeat(200), []],
  ['a'.repeat(201), ['validation:textLong {"max":200,"over":1}']],
  ['   ', ['validation:required']],
  ['  Ana  ', []],
])('a name has 3 to 200 characters as readers count them: %s', (typed, wrong) => {
  const parsed = personName().safeParse(typed);
  expect((parsed.error?.issues ?? []).map(({ message }) => message)).toEqual(wrong);
});

test.each(['12345A', '12-345 a', ' 12345a', '12\u00a0345‑A', '1–2—3\u20094\t5a'])('%j is the card 12345A', (typed) => {
  expect(cardKey(typed)).toBe('12345A');
});

test.each(['123/45A', '123.45A', '12345Á'])('%s is another card than 12345A', (typed) => {
  expect(cardKey(typed)).not.toBe('12345A');
});

describe('patient', () => {
  const patient = {
    type: 'muface',
    gender: 'female',
    cardNumber: ' 123456789012 ',
    birthday: '03/11/1973',
    nationalId: '12.345.678-z',
    email: '',
    firstName: 'Ana',
    lastName: 'Rey',
  };
  const schema = patientSchema({ today: '2026-04-16', cardNumberPattern: '.{12,13}', cardNumberHint: '12-13' });

  test('is parsed from typed values', () => {
    expect(schema.parse(patient)).toEqual({
      ...patient,
      cardNumber: '123456789012',
      birthday: '1973-11-03',
      nationalId: '12345678Z',
      email: null,
    });
  });

  test('requires all fields but the e-mail', () => {
    expect(faults(schema, {}).map((text) => text.split(':')[0])).toEqual([
      'firstName',
      'lastName',
      'nationalId',
      'cardNumber',
      'birthday',
      'gender',
      'type',
    ]);
  });

  test.each([
    ['cardNumber', '12345678901', 'cardNumberLength {"hint":"12-13"}'],
    ['cardNumber', '12345678901234', 'cardNumberLength {"hint":"12-13"}'],
    ['cardNumber', '12-34-56-7890', 'cardNumberLength {"hint":"12-13"}'],
    ['cardNumber', '1234 5678 901', 'cardNumberLength {"hint":"12-13"}'],
    ['birthday', '17/04/2026', 'dateFuture'],
    ['birthday', '31/02/1970', 'dateInvalid'],
    ['nationalId', '12345678A', 'nationalId'],
    ['email', 'ana@', 'email'],
    ['email', `${'a'.repeat(252)}@b.e`, 'email'],
    ['firstName', 'An', 'textShort {"min":3}'],
    ['firstName', 'A'.repeat(31), 'textLong {"max":30,"over":1}'],
    ['lastName', 'Re', 'textShort {"min":3}'],
    ['lastName', 'R'.repeat(256), 'textLong {"max":255,"over":1}'],
    ['gender', 'x', 'choose'],
    ['type', '', 'choose'],
  ])('%s = %s: %s', (name, value, expected) => {
    expect(faults(schema, { ...patient, [name]: value })).toEqual([`${name}: validation:${expected}`]);
  });

  test.each([
    ['firstName', 'A'.repeat(30)],
    ['lastName', 'R'.repeat(255)],
    ['cardNumber', '1234567890123'],
    ['cardNumber', '1234 5678-9012'],
    ['cardNumber', '7755 3311 9012 3'],
    ['email', `${'a'.repeat(251)}@b.e`],
  ])('accepts %s at its limit', (name, value) => {
    expect(faults(schema, { ...patient, [name]: value })).toEqual([]);
  });

  test('ignores case in card numbers, also against a pattern', () => {
    const lettered = patientSchema({ today: '2026-04-16', cardNumberPattern: '[a-z]{2}\\d{4}', cardNumberHint: null });
    for (const cardNumber of ['md0127', 'MD-0127'])
      expect(lettered.parse({ ...patient, cardNumber }).cardNumber).toBe(cardNumber);
    for (const cardNumber of ['m\u212a0127', 'm\u017f0127'])
      expect(faults(lettered, { ...patient, cardNumber })).toEqual(['cardNumber: validation:cardNumber']);
  });

  test('accepts any card number without a rule of the company', () => {
    const free = patientSchema({ today: '2026-04-16', cardNumberPattern: null, cardNumberHint: null });
    expect(free.parse({ ...patient, cardNumber: ' md-01/27 ' }).cardNumber).toBe('md-01/27');
    expect(faults(free, { ...patient, cardNumber: '- –' })).toEqual(['cardNumber: validation:cardNumber']);
  });
});

describe('access', () => {
  test('needs an address and an unaltered password to sign in', () => {
    expect(loginSchema.parse({ email: ' Doctor@Meridiana.test ', password: ' a ' })).toEqual({
      email: 'doctor@meridiana.test',
      password: ' a ',
    });
    expect(faults(loginSchema, { email: 'x', password: '' })).toEqual([
      'email: validation:email',
      'password: validation:required',
    ]);
  });

  test('needs address and DNI for a forgotten password', () => {
    expect(faults(forgotPasswordSchema, {})).toEqual(['email: validation:required', 'dni: validation:required']);
  });

  test('needs a new password twice', () => {
    expect(faults(newPasswordSchema, { password: 'Demo#123', passwordConfirmation: 'Demo#123' })).toEqual([]);
    expect(faults(newPasswordSchema, { password: 'Demo#123', passwordConfirmation: 'Demo#124' })).toEqual([
      'passwordConfirmation: validation:passwordConfirmation',
    ]);
    expect(faults(newPasswordSchema, { password: 'demo', passwordConfirmation: '' })).toEqual([
      'password: validation:password',
      'passwordConfirmation: validation:required',
    ]);
  });
});

test.each([
  ['12-13', 'cardNumberLength'],
  ['12', 'cardNumberLength'],
  ['12 – 13', 'cardNumberLength'],
  ['4 cifras', 'cardNumberWords'],
  ['dos letras y 10 cifras', 'cardNumberWords'],
])("a hint about card numbers is a number of characters or the company's own words: %s", (hint, key) => {
  const schema = cardNumber({ cardNumberPattern: '\\d{4}', cardNumberHint: hint });
  expect(schema.safeParse('123').error?.issues[0]?.message).toBe(`validation:${key} ${JSON.stringify({ hint })}`);
});
