import { authCalls } from './access/auth-calls';
import type { Call } from './calls/call';
import { centerCalls } from './catalogues/center-calls';
import { codeCalls } from './catalogues/code-calls';
import { drugCalls } from './catalogues/drug-calls';
import { presentationCalls } from './catalogues/presentation-calls';
import { lookupCalls } from './lookups/lookup-calls';
import { numberCalls } from './patients/number-calls';
import { patientCalls } from './patients/patient-calls';

/** Every call that there is. */
export const CALLS: readonly Call[] = [
  ...authCalls,
  ...drugCalls,
  ...presentationCalls,
  ...codeCalls,
  ...centerCalls,
  ...lookupCalls,
  ...patientCalls,
  ...numberCalls,
];
