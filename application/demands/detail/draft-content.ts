import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { extrasSchema } from '@aval/domain/validation/extras-schema';
import { previousTreatmentsSchema } from '@aval/domain/validation/previous-treatments-schema';
import { proposedTreatmentSchema } from '@aval/domain/validation/proposed-treatment-schema';
import { protocolSchema } from '@aval/domain/validation/protocol-schema';
import type { Transaction } from '@aval/prisma/scope';
import type { z } from 'zod';
import { readNames } from '../../engine/version-snapshot';
import type { DraftContent } from './demand-detail';
import type { DetailRow } from './detail-select';

/** The steps of a draft that were complete and valid when it was last saved, with the names of their ids today. */
export async function readDraftContent(transaction: Transaction, row: DetailRow): Promise<DraftContent | null> {
  const [draft] = row.drafts;
  if (row.version > 0 || !draft) return null;
  const context = { today: civilDateOf(draft.updatedAt), mode: 'draft', previous: null } as const;
  const treatment = complete(proposedTreatmentSchema(context), draft.treatment);
  const extras = complete(extrasSchema, draft.extras);
  const previous = complete(previousTreatmentsSchema(context), draft.previousTreatments);
  const centerIds = [row.prescriberCenterId, ...(extras ? [extras.performingCenterId] : [])];
  return {
    protocol: complete(protocolSchema, draft.protocol),
    previousTreatments: previous?.previousTreatments ?? null,
    treatment,
    extras,
    names: await readNames(transaction, {
      doctorId: row.doctorId,
      centerIds,
      treatment: treatment ?? { chemotherapy: null, radiotherapy: null },
    }),
  };
}

function complete<Content>(schema: z.ZodType<Content>, form: unknown): Content | null {
  return form === null ? null : (schema.safeParse(form).data ?? null);
}
