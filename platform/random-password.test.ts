import { isAcceptablePassword } from '@aval/domain/validation/fields/password-rule';
import { expect, it } from 'vitest';
import { createRandomPassword } from './random-password';

it('follows the rule for passwords and is another one each time', () => {
  const drawn = Array.from({ length: 500 }, createRandomPassword);
  expect(drawn.filter((password) => !isAcceptablePassword(password))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
