import { ACCESS_CASES } from './access-cases';
import { ADMINISTRATION_CASES, INVITATION_CASES } from './administration-cases';
import { CATALOGUE_CASES } from './catalogue-cases';
import { DEMAND_CASES } from './demand-cases';
import type { OperationCase } from './operation-case';
import { PATIENT_CASES } from './patient-cases';

/**
 * Every operation with the expected answer for each person; transcribed by hand from docs/rules.md sections 1, 2, 3 and
 * 5.
 */
export const OPERATION_CASES: readonly OperationCase[] = [
  ...ACCESS_CASES,
  ...CATALOGUE_CASES,
  ...PATIENT_CASES,
  ...ADMINISTRATION_CASES,
  ...INVITATION_CASES,
  ...DEMAND_CASES,
];
