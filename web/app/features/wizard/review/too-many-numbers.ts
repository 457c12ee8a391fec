import type { FormIssue } from '@aval/application/engine/outcomes';

/** Said at the patient who was chosen when too many numbers were tried. */
export const TOO_MANY_NUMBERS: readonly FormIssue[] = [{ path: 'patientId', message: 'wizard:patient.throttled' }];
