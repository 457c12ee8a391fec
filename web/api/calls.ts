import { authCalls } from './access/auth-calls';
import type { Call } from './calls/call';
import { drugCalls } from './catalogues/drug-calls';

/** Every call that there is. */
export const CALLS: readonly Call[] = [...authCalls, ...drugCalls];
