import { expect, it } from 'vitest';
import { authCalls } from '../access/auth-calls';
import { centerCalls } from '../catalogues/center-calls';
import { codeCalls } from '../catalogues/code-calls';
import { drugCalls } from '../catalogues/drug-calls';
import { presentationCalls } from '../catalogues/presentation-calls';
import { lookupCalls } from '../lookups/lookup-calls';
import { numberCalls } from '../patients/number-calls';
import { patientCalls } from '../patients/patient-calls';
import { CALL_CASES } from './call-cases';

const CATALOGUES = [...drugCalls, ...presentationCalls, ...codeCalls, ...centerCalls, ...lookupCalls];
const WALKED = [...authCalls, ...CATALOGUES, ...patientCalls, ...numberCalls];

it('leaves out no call of its rooms, and has none that there is not', () => {
  // Signing out is walked by itself: it ends the token.
  const walked = new Set([...CALL_CASES.map(({ operation }) => operation), 'logout']);
  expect([...walked].sort()).toEqual(WALKED.map(({ operationId }) => operationId).sort());
});
