import type { FormIssue } from '@aval/application/engine/outcomes';

/** Issue at the chosen patient after too many numbers were tried. */
export const TOO_MANY_NUMBERS: readonly FormIssue[] = [{ path: 'patientId', message: 'wizard:patient.throttled' }];
