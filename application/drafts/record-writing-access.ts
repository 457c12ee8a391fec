import type { Actor } from '@aval/domain/access/actor';
import type { Transaction } from '@aval/prisma/scope';
import { recordAccess, recordRepeatedAccess } from '../access-record/record-access';
import type { EditableRow } from './editable-demand';

/**
 * Records that the writer of a request has seen its patient: once, however often its page asks. Source: docs/rules.md
 * 2.12.
 */
export function recordWritingAccess(
  tx: Transaction,
  actor: Actor,
  { id: demandId, companyId, patientId, version }: EditableRow,
  now: Date,
  { asksAgain }: { asksAgain: boolean },
): Promise<void> {
  const access = { subject: 'patient' as const, companyId, demandId, patientId, versionNumber: version || null };
  return (asksAgain ? recordRepeatedAccess : recordAccess)(tx, actor, access, now);
}
