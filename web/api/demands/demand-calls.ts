import type { Call } from '../calls/call';
import { checkDataCall } from './check-data-call';
import { decidingCalls } from './deciding-calls';
import { draftCalls } from './draft-calls';
import { fileCalls } from './file-calls';
import { filingCalls } from './filing-calls';
import { readingCalls } from './reading-calls';

export const demandCalls: readonly Call[] = [
  ...readingCalls,
  checkDataCall,
  ...fileCalls,
  ...draftCalls,
  ...filingCalls,
  ...decidingCalls,
];
