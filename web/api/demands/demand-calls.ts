import type { Call } from '../calls/call';
import { decidingCalls } from './deciding-calls';
import { draftCalls } from './draft-calls';
import { filingCalls } from './filing-calls';
import { readingCalls } from './reading-calls';

export const demandCalls: readonly Call[] = [...readingCalls, ...draftCalls, ...filingCalls, ...decidingCalls];
