import { ACCESS_CASES } from './access-cases';
import type { CallCase } from './call-case';
import { CATALOGUE_CASES } from './catalogue-cases';
import { PATIENT_CASES } from './patient-cases';

/** The calls of access, catalogues and patients, with what everybody is answered; transcribed by hand from docs/rules.md sections 1, 2 and 5. */
export const CALL_CASES: readonly CallCase[] = [...ACCESS_CASES, ...CATALOGUE_CASES, ...PATIENT_CASES];
