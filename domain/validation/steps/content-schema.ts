import type { z } from 'zod';
import type { DemandContent } from '../../demand/content/content';
import { group, list } from '../fields/field';
import { basicsSchemaOf } from './basics-schema';
import { extrasSchemaOf } from './extras-schema';
import { exposureSchema, previousTreatmentSchema } from './previous-treatments-schema';
import { proposedTreatmentSchema } from './proposed-treatment-schema';
import { protocolSchema } from './protocol-schema';
import type { TreatmentContext } from './treatment-context';

/** The whole content of a demand, as the last check before a version is made of it. */
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
