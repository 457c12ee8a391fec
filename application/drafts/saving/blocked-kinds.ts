import type { CivilDate } from '@aval/domain/calendar/civil-date';
import { TREATMENT_KINDS, type TreatmentKind } from '@aval/domain/demand/vocabulary';
import type { Transaction } from '@aval/prisma/scope';
import { findTakenTreatmentLocks } from '../../demands/treatment-locks';
import type { EditableRow } from '../editable-demand';

/**
 * Returns the kinds of treatment of which the patient has another active one; the submission checks again under a lock.
 */
export async function findBlockedKinds(
  transaction: Transaction,
  { id, companyId, patientId, duplicatedFromId }: EditableRow,
  today: CivilDate,
): Promise<TreatmentKind[]> {
  const holder = { demandId: id, companyId, patientId, duplicatedFromId };
  const taken = await findTakenTreatmentLocks(transaction, holder, TREATMENT_KINDS, today);
  return TREATMENT_KINDS.filter((kind) => taken.some((lock) => lock.kind === kind));
}
