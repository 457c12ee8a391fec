import type { z } from 'zod';
import { fault, flag, group, identifier, list, optionalText, text } from '../fields/field';
import { message } from '../fields/message';
import type { TreatmentContext } from './treatment-context';

/** Characters of what is answered to a finding. */
export const LONGEST_JUSTIFICATION = 500;

/** What the doctor answers to a finding: the rule, the field that it concerns first, and a line. Source: docs/rules.md 12.9. */
const justificationSchema = group({
  rule: text({ max: 20 }),
  field: text({ max: 200 }),
  text: text({ max: LONGEST_JUSTIFICATION }),
});

export type Justification = z.output<typeof justificationSchema>;

const typed = group({
  evolutivo: flag(),
  previousRegimen: optionalText(),
  performingCenterId: identifier(),
  observations: text(),
  officialComments: text(),
  justifications: list(justificationSchema),
});

/**
 * Step 5 of the wizard. The previous regimen is asked for when the request is an evolution of an earlier treatment, and
 * left out otherwise. Source: docs/rules.md 8.13.
 */
export const extrasSchema = typed
  .superRefine((extras, context) => {
    if (extras.evolutivo && extras.previousRegimen === null) {
      context.addIssue({ code: 'custom', path: ['previousRegimen'], message: fault('required').text });
    }
  })
  .transform((extras) => ({ ...extras, previousRegimen: extras.evolutivo ? extras.previousRegimen : null }));

export type Extras = z.output<typeof extrasSchema>;

/** Step 5 of a demand that exists: a performing center that the catalogue no longer offers has to be replaced. */
export function extrasSchemaOf({ toReplace }: TreatmentContext) {
  return extrasSchema.superRefine(({ performingCenterId }, context) => {
    if (!toReplace?.centerIds.includes(performingCenterId)) return;
    context.addIssue({ code: 'custom', path: ['performingCenterId'], message: message('withdrawn') });
  });
}
