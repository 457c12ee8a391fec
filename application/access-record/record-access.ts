import type { Actor } from '@aval/domain/access/actor';
import { IDLE_LIMIT_MS } from '@aval/domain/access/idle-limit';
import type { Transaction } from '@aval/prisma/scope';

/** Kinds of data whose access is recorded. Source: docs/rules.md 2.12. */
export const ACCESS_SUBJECTS = ['demand', 'document', 'attachment', 'patient', 'export'] as const;
export type AccessSubject = (typeof ACCESS_SUBJECTS)[number];

export interface Access {
  /** Exports are recorded by `recordExport`. */
  subject: Exclude<AccessSubject, 'export'>;
  companyId: number;
  patientId: number;
  /** Absent when a patient is shown outside a demand. */
  demandId?: string;
  versionNumber?: number | null;
  /** File of a document or an attachment. */
  mediaId?: string;
}

/**
 * Records an access for a page that reloads what it already shows, or a file that is fetched in parts, unless the same
 * user has a record of the same data within `IDLE_LIMIT_MS`, the time that a session lives unused. The page's claim
 * alone is not trusted: without an earlier record, this one is kept.
 */
export async function recordRepeatedAccess(
  transaction: Transaction,
  actor: Actor,
  access: Access,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - IDLE_LIMIT_MS);
  const { subject, demandId, patientId, versionNumber, mediaId } = access;
  const shown = await transaction.accessRecord.findFirst({
    where: { userId: actor.userId, at: { gte: since, lte: at }, subject, demandId, patientId, versionNumber, mediaId },
    select: { id: true },
  });
  if (!shown) await recordAccess(transaction, actor, access, at);
}

/** Records an access in the transaction that reads the data, so that nothing is shown that could not be recorded. */
export async function recordAccess(transaction: Transaction, actor: Actor, access: Access, at: Date): Promise<void> {
  await transaction.accessRecord.create({ data: { ...access, userId: actor.userId, at } });
}
