import type { z } from 'zod';
import type { DemandContent } from '../../demand/content/content';
import { group, list } from '../fields/field';
import { basicsSchemaOf } from './basics-schema';
import { extrasSchemaOf } from './extras-schema';
import { exposureSchema, previousTreatmentSchema } from './previous-treatments-schema';
import { proposedTreatmentSchema } from './proposed-treatment-schema';
import { protocolSchema } from './protocol-schema';
import type { TreatmentContext } from './treatment-context';

/** Schema of the complete content of a demand, the last check before a version is made. */
export function contentSchema(context: TreatmentContext) {
  return group({
    basics: basicsSchemaOf(context),
    protocol: protocolSchema,
    previousTreatments: list(previousTreatmentSchema(context)),
    exposures: list(exposureSchema),
    treatment: proposedTreatmentSchema(context),
    extras: extrasSchemaOf(context),
  }) satisfies z.ZodType<DemandContent>;
}
