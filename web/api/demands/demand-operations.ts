import type { Operation } from '../operations/operation';
import { checkDataOperation } from './check-data-operation';
import { createDemandOperation } from './create-demand-operation';
import { decidingOperations } from './deciding-operations';
import { draftOperations } from './draft-operations';
import { duplicateOperation } from './duplicate-operation';
import { fileOperations } from './file-operations';
import { filingOperations } from './filing-operations';
import { readingOperations } from './reading-operations';

export const demandOperations: readonly Operation[] = [
  ...readingOperations,
  checkDataOperation,
  ...fileOperations,
  createDemandOperation,
  ...draftOperations,
  duplicateOperation,
  ...filingOperations,
  ...decidingOperations,
];
