import type { ReadSteps } from '@aval/domain/demand/content/stored-content';
import { extrasSchema } from '@aval/domain/validation/steps/extras-schema';
import { previousTreatmentsSchema } from '@aval/domain/validation/steps/previous-treatments-schema';
import { proposedTreatmentSchema } from '@aval/domain/validation/steps/proposed-treatment-schema';
import { protocolSchema } from '@aval/domain/validation/steps/protocol-schema';
import type { TreatmentContext } from '@aval/domain/validation/steps/treatment-context';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import type { DraftContent } from '../../demands/detail/demand-detail';
import { readNames } from '../../demands/filing/version-snapshot';
import { idsNamed } from '../saving/named-ids';
import { withFollowedAmounts } from './followed-amounts';

interface WrittenSteps {
  demandId: string;
  /** Each step as it was typed or stored. */
  forms: ReadSteps;
  context: TreatmentContext;
  companyId: number;
  doctorId: number;
  prescriberCenterId: number;
}

/** Returns the complete and valid steps as content, with today's names of all ids. */
export async function readStepContents(transaction: Transaction, written: WrittenSteps): Promise<DraftContent> {
  const { demandId, forms, context, companyId, doctorId, prescriberCenterId } = written;
  const treatment = complete(
    proposedTreatmentSchema(context),
    await withFollowedAmounts(transaction, { demandId, on: context.today, forms }),
  );
  const extras = complete(extrasSchema, forms.extras);
  const previous = complete(previousTreatmentsSchema(context), forms.previousTreatments);
  return {
    protocol: complete(protocolSchema, forms.protocol),
    previousTreatments: previous?.previousTreatments ?? null,
    exposures: previous?.exposures ?? null,
    treatment,
    extras,
    names: await readNames(transaction, {
      companyId,
      doctorId,
      centerIds: [prescriberCenterId, ...idsNamed(forms.extras, 'performingCenterId')],
      regimen: treatment?.chemotherapy?.regimen ?? null,
      naming: [forms.previousTreatments, forms.treatment],
    }),
  };
}

function complete<Content>(schema: z.ZodType<Content>, form: unknown): Content | null {
  return form === null ? null : (schema.safeParse(form).data ?? null);
}
