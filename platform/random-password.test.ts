import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { expect, it } from 'vitest';
import { createRandomPassword } from './random-password';

it('a random password meets the password rules and differs each time', () => {
  const drawn = Array.from({ length: 500 }, createRandomPassword);
  expect(drawn.filter((password) => !isAcceptablePassword(password))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
