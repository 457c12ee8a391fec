import { authCalls } from './access/auth-calls';
import type { Call } from './calls/call';
import { drugCalls } from './catalogues/drug-calls';
import { lookupCalls } from './lookups/lookup-calls';

/** Every call that there is. */
export const CALLS: readonly Call[] = [...authCalls, ...drugCalls, ...lookupCalls];
