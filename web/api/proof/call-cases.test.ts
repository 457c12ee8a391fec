import { expect, it } from 'vitest';
import { CALLS } from '../calls';
import { CALL_CASES } from './call-cases';

it('leaves out no call, and has none that there is not', () => {
  // Signing out is walked by itself: it ends the token.
  const walked = new Set([...CALL_CASES.map(({ operation }) => operation), 'logout']);
  expect([...walked].sort()).toEqual(CALLS.map(({ operationId }) => operationId).sort());
});
