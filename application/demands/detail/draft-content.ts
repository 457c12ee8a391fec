import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { readStoredSteps } from '@aval/domain/demand/content/stored-content';
import type { Transaction } from '@aval/prisma/scope';
import { readStepContents } from '../../drafts/wizard/step-contents';
import type { DraftContent } from './demand-detail';
import type { DetailRow } from './detail-select';

/** Reads the steps of a draft that were complete and valid when last saved, with today's names of their ids. */
export async function readDraftContent(transaction: Transaction, row: DetailRow): Promise<DraftContent | null> {
  const [draft] = row.drafts;
  if (row.version > 0 || !draft) return null;
  const { companyId, doctorId, prescriberCenterId } = row;
  const context = { today: civilDateOf(draft.updatedAt), mode: 'draft', previous: null } as const;
  return readStepContents(transaction, {
    demandId: row.id,
    forms: readStoredSteps(draft),
    context,
    companyId,
    doctorId,
    prescriberCenterId,
  });
}
