import { expect, it } from 'vitest';
import { CALLS } from '../calls';
import { CALL_CASES } from './call-cases';

it('the cases cover exactly the existing operations', () => {
  // Signing out is tested separately, since it ends the token.
  const walked = new Set([...CALL_CASES.map(({ operation }) => operation), 'logout']);
  expect([...walked].sort()).toEqual(CALLS.map(({ operationId }) => operationId).sort());
});
