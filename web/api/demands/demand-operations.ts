import type { Operation } from '../operations/operation';
import { changesOperation } from './changes-operation';
import { checkDataOperation } from './check-data-operation';
import { createDemandOperation } from './create-demand-operation';
import { decidingOperations } from './deciding-operations';
import { draftOperations } from './draft-operations';
import { duplicateOperation } from './duplicate-operation';
import { fileOperations } from './file-operations';
import { filingOperations } from './filing-operations';
import { readingOperations } from './reading-operations';

export const demandOperations: readonly Operation[] = [
  // Before the operations of one demand, whose address would match its own.
  changesOperation,
  ...readingOperations,
  checkDataOperation,
  ...fileOperations,
  createDemandOperation,
  ...draftOperations,
  duplicateOperation,
  ...filingOperations,
  ...decidingOperations,
];
