import type { z } from 'zod';
import { group, identifier } from '../fields/field';
import { message } from '../fields/message';
import type { TreatmentContext } from './treatment-context';

/** Step 1 of the wizard: doctor, prescriber center and patient. */
export const basicsSchema = group({
  doctorId: identifier(),
  prescriberCenterId: identifier(),
  patientId: identifier(),
});

export type Basics = z.output<typeof basicsSchema>;

/** Step 1 of a demand that exists: a prescriber center that may no longer be chosen has to be replaced. */
export function basicsSchemaOf({ withdrawn }: TreatmentContext) {
  return basicsSchema.superRefine(({ prescriberCenterId }, context) => {
    if (!withdrawn?.prescriberCenterIds.includes(prescriberCenterId)) return;
    context.addIssue({ code: 'custom', path: ['prescriberCenterId'], message: message('withdrawnCenter') });
  });
}
