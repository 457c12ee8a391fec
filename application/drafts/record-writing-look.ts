import type { Actor } from '@aval/domain/access/actor';
import type { Transaction } from '@aval/prisma/scope';
import { recordLook, recordLookAgain } from '../access-record/record-look';
import type { EditableRow } from './editable-demand';

/**
 * Records that the writer of a request has seen its patient: once, however often its page asks. Source: docs/rules.md
 * 2.12.
 */
export function recordWritingLook(
  tx: Transaction,
  actor: Actor,
  { id: demandId, companyId, patientId, version }: EditableRow,
  now: Date,
  { asksAgain }: { asksAgain: boolean },
): Promise<void> {
  const look = { subject: 'patient' as const, companyId, demandId, patientId, versionNumber: version || null };
  return (asksAgain ? recordLookAgain : recordLook)(tx, actor, look, now);
}
