import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { forgotPasswordSchema, loginSchema, newPasswordSchema } from '../dialogs/access-schemas';
import { NO_PATIENT_RULE, patientSchema, ruleOfPatient } from '../steps/patient-schema';
import { cardNumber, identifierKey, isNationalId, isNifOfPerson, personName } from './identity';

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

test.each([
  ['K0867756N', true],
  ['K0867756E', false],
  ['L0000000T', true],
  ['M1234567L', true],
  ['M1234567Z', false],
  ['12345678Z', false],
  ['N0000000T', false],
  ['L00000000T', false],
])('%s is the NIF of a person without DNI and NIE: %s', (text, expected) => {
  expect(isNifOfPerson(text)).toBe(expected);
});

test.each([
  '12345A',
  '12-345 a',
  ' 12345a',
  '12\u00a0345‑A',
  '1–2—3\u20094\t5a',
  '12.345.a',
  '１２３４５Ａ',
  '１２－３４５．ａ',
  '12\u200b34\u20605\u200eA',
])('%j is the identifier 12345A', (typed) => {
  expect(identifierKey(typed)).toBe('12345A');
});

test.each(['123/45A', '12345Á', '12345'])('%s is another identifier than 12345A', (typed) => {
  expect(identifierKey(typed)).not.toBe('12345A');
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
    documentKind: '',
  };
  const RULE = { cardNumberPattern: '.{12,13}', cardNumberHint: '12-13', namesOfAnyCountry: false };
  const schema = patientSchema({ today: '2026-04-16', ...RULE });

  test('is parsed from typed values', () => {
    expect(schema.parse(patient)).toEqual({
      ...patient,
      cardNumber: '123456789012',
      birthday: '1973-11-03',
      documentKind: null,
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
    ['nationalId', 'L0000000T', 'nationalId'],
    ['documentKind', 'passport', 'choose'],
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
    const lettered = patientSchema({ ...NO_PATIENT_RULE, today: '2026-04-16', cardNumberPattern: '[a-z]{2}\\d{4}' });
    for (const cardNumber of ['md0127', 'MD-0127', 'ＭＤ０１２７', 'md.0127'])
      expect(lettered.parse({ ...patient, cardNumber }).cardNumber).toBe(cardNumber);
    for (const cardNumber of ['md/0127', 'ñd0127'])
      expect(faults(lettered, { ...patient, cardNumber })).toEqual(['cardNumber: validation:cardNumber']);
  });

  test('accepts any card number without a rule of the company', () => {
    const free = patientSchema({ ...NO_PATIENT_RULE, today: '2026-04-16' });
    expect(free.parse({ ...patient, cardNumber: ' md-01/27 ' }).cardNumber).toBe('md-01/27');
    expect(faults(free, { ...patient, cardNumber: '- –' })).toEqual(['cardNumber: validation:cardNumber']);
  });
});

describe('patient of any country', () => {
  const RULE = { ...NO_PATIENT_RULE, namesOfAnyCountry: true };
  const schema = patientSchema({ today: '2026-04-16', ...RULE });
  const patient = {
    type: 'private',
    gender: 'male',
    cardNumber: '123456789012',
    birthday: '03/11/1973',
    documentKind: 'passport',
    nationalId: ' ab-123 456 ',
    email: '',
    firstName: 'Ý',
    lastName: 'Li',
  };

  test('has a passport, kept without blanks and hyphens', () => {
    expect(schema.parse(patient)).toMatchObject({ documentKind: 'passport', nationalId: 'AB123456' });
  });

  test.each([
    ['firstName', 'A'.repeat(100)],
    ['firstName', "N'Golo"],
    ['firstName', 'Ma’an'],
    ['firstName', 'Kaʻiulani'],
    ['lastName', 'O’Brien‑Åström–Íñiguez'],
    ['lastName', 'Ng'],
    ['firstName', 'محمد'],
    ['firstName', '小明'],
    ['lastName', '王'],
    ['nationalId', '№ 12/345'],
    ['nationalId', '１２３４５６'],
  ])('accepts %s = %s', (name, value) => {
    expect(faults(schema, { ...patient, [name]: value })).toEqual([]);
  });

  test.each([
    ['نیک\u200cنام', 'نیک\u200cنام'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Na\u200crges\u200b', 'Narges'],
    ['نیک\u200c نام\u200f', 'نیک نام'],
  ])('keeps in %j the joiners that its letters need, and nothing else that is invisible', (firstName, kept) => {
    expect(schema.parse({ ...patient, firstName }).firstName).toBe(kept);
  });

  test.each([
    ['firstName', 'A'.repeat(101), 'textLong {"max":100,"over":1}'],
    ['firstName', '', 'required'],
    ['lastName', 'R'.repeat(256), 'textLong {"max":255,"over":1}'],
    ['nationalId', '- .', 'documentNumber'],
    ['nationalId', '1'.repeat(65), 'documentNumber'],
    ['documentKind', 'card', 'choose'],
  ])('%s = %s: %s', (name, value, expected) => {
    expect(faults(schema, { ...patient, [name]: value })).toEqual([`${name}: validation:${expected}`]);
  });

  test.each(['12345678Z', 'x-0000000-t', 'L0000000T', 'm.1234567.l'])('%s is a Spanish document', (nationalId) => {
    expect(faults(schema, { ...patient, documentKind: '', nationalId })).toEqual([]);
  });

  test.each(['12345678A', 'L0000000A', 'AB123456'])('%s is none, and other faults are told with it', (nationalId) => {
    expect(faults(schema, { ...patient, documentKind: '', nationalId, gender: '' })).toEqual([
      'gender: validation:choose',
      'nationalId: validation:spanishNumber',
    ]);
  });

  test('stays so where the company takes them no longer', () => {
    const kept = schema.parse(patient);
    expect(ruleOfPatient(NO_PATIENT_RULE, kept)).toEqual(RULE);
    const ordinary = { ...kept, firstName: 'Ana', lastName: 'Rey', documentKind: null, nationalId: '12345678Z' };
    expect(ruleOfPatient(NO_PATIENT_RULE, ordinary)).toEqual(NO_PATIENT_RULE);
    for (const [name, value] of [
      ['firstName', 'Ý'],
      ['lastName', 'Li'],
      ['nationalId', 'L0000000T'],
      ['documentKind', 'other'],
    ] as const)
      expect(ruleOfPatient(NO_PATIENT_RULE, { ...ordinary, [name]: value }), name).toEqual(RULE);
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
