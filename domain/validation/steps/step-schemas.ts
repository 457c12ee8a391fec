import type { z } from 'zod';
import { basicsSchemaOf } from './basics-schema';
import { extrasSchemaOf } from './extras-schema';
import { previousTreatmentsSchema } from './previous-treatments-schema';
import { proposedTreatmentSchema } from './proposed-treatment-schema';
import { protocolSchema } from './protocol-schema';
import type { TreatmentContext } from './treatment-context';

/** Steps of the wizard in order. Source: docs/rules.md 8.7 to 8.13. */
export const WIZARD_STEPS = ['patient', 'protocol', 'previousTreatments', 'treatment', 'extras'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** Returns the schema of a step, used in the browser, at each save and for the badges of the stepper. */
export function stepSchema(step: WizardStep, context: TreatmentContext): z.ZodType {
  switch (step) {
    case 'patient':
      return basicsSchemaOf(context);
    case 'protocol':
      return protocolSchema;
    case 'previousTreatments':
      return previousTreatmentsSchema(context);
    case 'treatment':
      return proposedTreatmentSchema(context);
    case 'extras':
      return extrasSchemaOf(context);
  }
}
