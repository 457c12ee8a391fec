import { expect, test } from 'vitest';
import type { z } from 'zod';
import { accountRequestSchema, invitationSchema, invitationUseSchema, rejectionForms } from './invitation-schemas';

const MEDIA = '0f7d6a52-6a5c-4c6e-9d59-3f8f8f1a2b3c';

const request = {
  role: 'ASSISTANT',
  name: 'Marta Cifuentes Rey',
  email: 'Marta.Cifuentes@Tajo.example',
  phone: '925 55 66 77',
  centers: ['3', '4', '3'],
  doctorsDni: ['07463185-f', ''],
  reason: 'Gestiono las solicitudes de oncología.',
  attachments: [{ mediaId: MEDIA, description: 'Contrato' }],
};

/** Returns the message key of each invalid field. */
function faults(schema: z.ZodType, input: object): Record<string, string> {
  const { error } = schema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message.replace(/^validation:/, '')]),
  );
}

const wrongIn = (change: object) => faults(accountRequestSchema, { ...request, ...change });

test('a request is parsed from typed values', () => {
  expect(accountRequestSchema.parse(request)).toEqual({
    role: 'ASSISTANT',
    name: 'Marta Cifuentes Rey',
    email: 'marta.cifuentes@tajo.example',
    phone: '925556677',
    centers: [3, 4],
    doctorsDni: ['07463185F'],
    reason: 'Gestiono las solicitudes de oncología.',
    attachments: [{ mediaId: MEDIA, description: 'Contrato' }],
  });
  expect(accountRequestSchema.parse({ ...request, role: 'DOCTOR' })).toMatchObject({ doctorsDni: [] });
});

test('an empty request reports every missing field', () => {
  expect(faults(accountRequestSchema, {})).toEqual({
    role: 'choose',
    name: 'required',
    email: 'required',
    phone: 'required',
    centers: 'centersRequired',
    reason: 'required',
  });
});

test.each([
  ['name', 'ab', 'textShort {"min":3}'],
  ['name', 'abc', undefined],
  ['name', '🩺🩺', 'textShort {"min":3}'],
  ['name', '🩺'.repeat(200), undefined],
  ['name', '🩺'.repeat(201), 'textLong {"max":200,"over":1}'],
  ['name', 'a'.repeat(200), undefined],
  ['name', 'a'.repeat(201), 'textLong {"max":200,"over":1}'],
  ['email', 'nadie', 'email'],
  ['email', `${'a'.repeat(243)}@example.com`, undefined],
  ['email', `${'a'.repeat(244)}@example.com`, 'email'],
  ['phone', '12345678', 'phone'],
  ['phone', '123456789', undefined],
  ['phone', '123456789012', undefined],
  ['phone', '1234567890123', 'phone'],
  ['phone', '+34 925 556 677', undefined],
  ['phone', '92555667a', 'phone'],
  ['reason', 'a'.repeat(9), 'textShort {"min":10}'],
  ['reason', 'a'.repeat(10), undefined],
  ['reason', 'a'.repeat(255), undefined],
  ['reason', 'a'.repeat(256), 'textLong {"max":255,"over":1}'],
  ['reason', '🩺'.repeat(255), undefined],
  ['reason', '🩺'.repeat(256), 'textLong {"max":255,"over":1}'],
  ['role', 'MANAGER', 'choose'],
  ['centers', ['x'], 'choose'],
  ['centers', [], 'centersRequired'],
  ['centers', Array.from({ length: 21 }, (_, index) => index + 1), 'namedTooMany {"max":20}'],
  ['doctorsDni', [], 'doctorsRequired'],
  ['doctorsDni', ['07463185A'], 'nationalIds {"text":"07463185A"}'],
  ['doctorsDni', ['X1234567L', '12345678Z'], undefined],
])('%s: %j', (field, value, expected) => {
  expect(wrongIn({ [field]: value })).toEqual(expected === undefined ? {} : { [field]: expected });
});

test('each file needs a description, and there are five at most', () => {
  const file = { mediaId: MEDIA, description: 'Contrato' };
  expect(wrongIn({ attachments: [] })).toEqual({});
  expect(wrongIn({ attachments: [{ ...file, description: ' ' }] })).toEqual({
    'attachments.0.description': 'fileDescription',
  });
  expect(wrongIn({ attachments: [{ ...file, mediaId: 'x' }] })).toEqual({ 'attachments.0.mediaId': 'fileRequired' });
  expect(wrongIn({ attachments: Array(5).fill(file) })).toEqual({});
  expect(wrongIn({ attachments: Array(6).fill(file) })).toEqual({ attachments: 'filesOfFormTooMany {"max":5}' });
});

test('an invitation needs a company, a role, a name and an e-mail', () => {
  expect(faults(invitationSchema, {})).toEqual({
    companyId: 'choose',
    role: 'choose',
    email: 'required',
    name: 'required',
  });
  expect(faults(invitationSchema, { companyId: '2', role: 'ASSISTANT', email: 'a@b.es', name: 'Eva' })).toEqual({});
});

test('an account needs a name, a document and the password twice', () => {
  const form = { name: 'Eva', dni: '12345678Z', password: 'Demo#123', passwordConfirmation: 'Demo#123' };
  expect(faults(invitationUseSchema, form)).toEqual({});
  expect(faults(invitationUseSchema, { ...form, passwordConfirmation: 'Demo#124' })).toEqual({
    passwordConfirmation: 'passwordConfirmation',
  });
  expect(faults(invitationUseSchema, { ...form, dni: '12345678A', password: 'demo' })).toMatchObject({
    dni: 'nationalId',
    password: 'password',
  });
});

test.each([
  ['a'.repeat(9), { reason: 'textShort {"min":10}' }],
  ['a'.repeat(10), {}],
  ['👩\u200d⚕\ufe0f'.repeat(9), { reason: 'textShort {"min":10}' }],
  ['👩\u200d⚕\ufe0f'.repeat(255), {}],
  ['a'.repeat(255), {}],
  ['a'.repeat(256), { reason: 'textLong {"max":255,"over":1}' }],
])('a rejection needs a reason of 10 to 255 characters: %s', (reason, expected) => {
  for (const form of [rejectionForms.dialog, rejectionForms.call]) expect(faults(form, { reason })).toEqual(expected);
});

test('an API client may reject without a reason', () => {
  expect(rejectionForms.call.parse({})).toEqual({ reason: null });
  expect(faults(rejectionForms.dialog, {})).toEqual({ reason: 'required' });
});
