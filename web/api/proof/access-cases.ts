import { everybody } from '@aval/testing/visitors/people';
import type { OperationCase } from './operation-case';

/** Signing in, and lookups for everybody. */
export const ACCESS_CASES: readonly OperationCase[] = [
  { operation: 'login', path: () => '/auth/login', body: {}, expected: everybody(422), anonymous: 422 },
  { operation: 'forgotPassword', path: () => '/auth/forgot', body: {}, expected: everybody(422), anonymous: 422 },
  { operation: 'recoverPassword', path: () => '/auth/recovery', body: {}, expected: everybody(422), anonymous: 422 },
  { operation: 'listRoles', path: () => '/roles', expected: everybody(200) },
  { operation: 'listProvinces', path: () => '/provinces?all=true', expected: everybody(200) },
];
