import type { z } from 'zod';
import { group, identifier } from '../fields/field';
import { message } from '../fields/message';
import type { TreatmentContext } from './treatment-context';

/** Step 1 of the wizard: doctor, prescriber center and patient. Source: docs/rules.md 8.7. */
export const basicsSchema = group({
  doctorId: identifier(),
  prescriberCenterId: identifier(),
  patientId: identifier(),
});

export type Basics = z.output<typeof basicsSchema>;

/**
 * Schema of step 1 for an existing demand: a prescriber center that can no longer be chosen has to be replaced.
 * Source: docs/rules.md 5.10.
 */
export function basicsSchemaOf({ toReplace }: TreatmentContext) {
  return basicsSchema.superRefine(({ prescriberCenterId }, context) => {
    if (!toReplace?.prescriberCenterIds.includes(prescriberCenterId)) return;
    context.addIssue({ code: 'custom', path: ['prescriberCenterId'], message: message('withdrawnCenter') });
  });
}
