import { describe, expect, it } from 'vitest';
import { cardNumber } from '../fields/identity';
import { message } from '../fields/message';
import { companySchema, newCompanySchema } from './company-schema';
import { isQuickPattern } from './number-pattern';

const RIGHT = {
  name: 'Una',
  primaryColor: 'abc',
  secondaryColor: 'ABCDEF',
  tertiaryColor: '012345',
  hosts: 'a.example',
  documentLanguage: 'es',
  passwordMaxAgeDays: '180',
  ssoChange: 'keep',
};

function wrong(change: Readonly<Record<string, unknown>>): Record<string, string[] | undefined> {
  const read = companySchema.safeParse({ ...RIGHT, ...change });
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), [message]]));
}

describe('the settings of a company', () => {
  it('require the mandatory fields', () => {
    expect(wrong({})).toEqual({});
    expect(Object.keys(wrong({ name: '', hosts: '', primaryColor: '', passwordMaxAgeDays: '' }))).toEqual(
      expect.arrayContaining(['name', 'hosts', 'primaryColor', 'passwordMaxAgeDays']),
    );
  });

  it.each([
    ['name', ['ab', 'a'.repeat(31), '🩺🩺', '🩺'.repeat(31)], ['abc', 'a'.repeat(30), '🩺'.repeat(30)]],
    ['slogan', ['a'.repeat(256), '🩺'.repeat(256)], ['', 'a', 'a'.repeat(255), '🩺'.repeat(255)]],
    ['secondaryColor', ['', '#abc', 'ab', 'abcd', 'abcde', 'ggg', 'abcdef0'], ['fff', 'A0b1C2']],
    ['tertiaryColor', ['', '#abc', 'ab', 'abcd', 'abcde', 'ggg', 'abcdef0'], ['fff', 'A0b1C2']],
    ['primaryColor', ['#abc', 'ab', 'abcd', 'ggg', 'abcdef0'], ['fff', 'A0b1C2']],
    ['passwordMaxAgeDays', ['0', '-1', '1,5', '3651'], ['1', '3650']],
    [
      'logoutRedirectUrl',
      ['http://a.example', 'javascript:alert(1)', '/login', 'https://', 'https://u:p@a.example'],
      ['', 'https://a.example/x?y'],
    ],
    [
      'congruenceUrl',
      [
        'https://a.example',
        'http://a.example/{id}',
        'https://{id}.example/',
        'https://a.example/{other}/{id}',
        'javascript:{id}',
      ],
      ['', 'https://a.example/{id}', 'https://a.example/?r={reference}&i={id}'],
    ],
    [
      'hosts',
      ['a b!', 'https://a.example', 'a.example:80', '-a.example', 'a..b', '[::1]', `${'a'.repeat(64)}.b`],
      ['A.Example.', 'a.example, b.example\nc', 'localhost'],
    ],
    ['logoImageId', ['1', '../x'], ['', '6f1b1a1e-8f0b-4c62-9a34-0f5a4f4d7c11']],
    [
      'cardNumberPattern',
      ['(', '(a+)+', '(a|b)*', '(?=a)', '(a)\\1', '.*.*.*.*.*.*', 'a{65}', '((a{9}){9})'],
      ['', '.{12,13}', '^.{12,13}$', '[A-Z]{2}\\d{8}|\\d{12,13}', '(?:ES)?\\d+', '\\p{Lu}{2}[\\]{}]'],
    ],
  ])('the field %s refuses invalid values and accepts valid ones', (field, refused, taken) => {
    for (const value of refused) expect(Object.keys(wrong({ [field]: value })), value).toEqual([field]);
    for (const value of taken) expect(wrong({ [field]: value }), value).toEqual({});
  });

  it('normalise hosts and remove duplicates', () => {
    const { hosts } = companySchema.parse({ ...RIGHT, hosts: ' B.example\na.EXAMPLE., b.example' });
    expect(hosts).toEqual(['a.example', 'b.example']);
  });

  it('require a new key to fit its algorithm', () => {
    const replace = (ssoAlgorithm: string, ssoKey: string) => wrong({ ssoChange: 'replace', ssoAlgorithm, ssoKey });
    expect(replace('', 'x')).toEqual({ ssoAlgorithm: [message('choose')] });
    expect(replace('HS256', '')).toEqual({ ssoKey: [message('required')] });
    expect(replace('HS256', 'a'.repeat(31))).toEqual({ ssoKey: [message('secretShort')] });
    for (const guessable of ['ñ'.repeat(16), 'a'.repeat(64), '0123456789abcdef'.repeat(2)])
      expect(replace('HS256', guessable)).toEqual({ ssoKey: [message('secretGuessable')] });
    expect(replace('HS256', 'ñandú, cigüeña, búho y ruiseñor')).toEqual({});
    expect(replace('HS256', '-----BEGIN PUBLIC KEY-----\nAAAAAAAAAAAA\n-----END PUBLIC KEY-----')).toEqual({
      ssoKey: [message('secretNoPem')],
    });
    expect(replace('RS256', 'a'.repeat(64))).toEqual({ ssoKey: [message('publicKey')] });
    expect(replace('RS256', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----')).toEqual({
      ssoKey: [message('publicKey')],
    });
  });
});

it.each([
  ['name', ['ab', 'a'.repeat(31)], ['abc', 'a'.repeat(30)]],
  ['slogan', ['a'.repeat(256)], ['', 'a'.repeat(255)]],
  ['primaryColor', ['', '#abc', 'ab', 'abcd'], ['fff', 'A0b1C2']],
  ['subdomain', ['', '-a', 'a-', 'a.b', 'ñ', 'a'.repeat(41)], ['a', 'A-1', 'a'.repeat(40)]],
  ['referencePrefix', ['', 'A', 'ABCDEF', 'A1', 'ÑA'], ['ab', 'ABCDE']],
])('%s of a new company refuses invalid values and accepts valid ones', (field, refused, taken) => {
  const right = { ...RIGHT, subdomain: 'una', referencePrefix: 'UN' };
  const wrongIn = (value: string) => {
    const issues = newCompanySchema.safeParse({ ...right, [field]: value }).error?.issues ?? [];
    return issues.map(({ path }) => path.join('.'));
  };
  for (const value of refused) expect(wrongIn(value), value).toEqual([field]);
  for (const value of taken) expect(wrongIn(value), value).toEqual([]);
});

it('a hint about card numbers requires a pattern', () => {
  const hint = (cardNumberPattern: string, cardNumberHint: string) => wrong({ cardNumberPattern, cardNumberHint });
  expect(hint('', '12-13')).toEqual({ cardNumberHint: [message('hintNoPattern')] });
  expect(hint('.{12,13}', '12-13')).toEqual({});
  expect(hint('.{12,13}', '')).toEqual({});
});

it('an accepted pattern matches the worst number quickly', () => {
  for (const pattern of ['.*.*.*.*.*', 'a?a?a?a?a?', '(?:a|a)(?:a|a)(?:a|a)(?:a|a)(?:a|a)', '(?:a*|a*)a*']) {
    expect(isQuickPattern(pattern), pattern).toBe(true);
    const schema = cardNumber({ cardNumberPattern: `${pattern}`, cardNumberHint: null });
    const begin = performance.now();
    schema.safeParse(`${'a'.repeat(63)}\n`);
    schema.safeParse(`${'a'.repeat(63)}!`);
    expect(performance.now() - begin).toBeLessThan(1_000);
  }
});
