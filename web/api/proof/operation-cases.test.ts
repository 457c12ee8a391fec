import { expect, it } from 'vitest';
import { API_OPERATIONS } from '../operations';
import { OPERATION_CASES } from './operation-cases';

it('the cases cover exactly the existing operations', () => {
  // Signing out is tested separately, since it ends the token.
  const walked = new Set([...OPERATION_CASES.map(({ operation }) => operation), 'logout']);
  expect([...walked].sort()).toEqual(API_OPERATIONS.map(({ operationId }) => operationId).sort());
});
