import type { Call } from '../calls/call';
import { checkDataCall } from './check-data-call';
import { createDemandCall } from './create-demand-call';
import { decidingCalls } from './deciding-calls';
import { draftCalls } from './draft-calls';
import { duplicateCall } from './duplicate-call';
import { fileCalls } from './file-calls';
import { filingCalls } from './filing-calls';
import { readingCalls } from './reading-calls';

export const demandCalls: readonly Call[] = [
  ...readingCalls,
  checkDataCall,
  ...fileCalls,
  createDemandCall,
  ...draftCalls,
  duplicateCall,
  ...filingCalls,
  ...decidingCalls,
];
