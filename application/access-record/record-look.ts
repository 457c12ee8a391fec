import type { Actor } from '@aval/domain/access/actor';
import { IDLE_LIMIT_MS } from '@aval/domain/access/idle-limit';
import type { Transaction } from '@aval/prisma/scope';

/** What a look can be at. Source: docs/rules.md 2.12. */
export const LOOK_SUBJECTS = ['demand', 'document', 'attachment', 'patient', 'export'] as const;
export type LookSubject = (typeof LOOK_SUBJECTS)[number];

export interface Look {
  /** An export is recorded by `recordExport`. */
  subject: Exclude<LookSubject, 'export'>;
  companyId: number;
  patientId: number;
  /** A look at a patient may have none. */
  demandId?: string;
  versionNumber?: number | null;
  /** The file of a document or an attachment. */
  mediaId?: string;
}

/**
 * As `recordLook`, for a page that says that it only asks again for what it shows: that is no new look as long as its reader may be signed in, and it
 * is believed of nobody without a look.
 */
export async function recordLookAgain(transaction: Transaction, actor: Actor, look: Look, at: Date): Promise<void> {
  const since = new Date(at.getTime() - IDLE_LIMIT_MS);
  const { subject, demandId, patientId, versionNumber } = look;
  const shown = await transaction.accessRecord.findFirst({
    where: { userId: actor.userId, at: { gte: since, lte: at }, subject, demandId, patientId, versionNumber },
    select: { id: true },
  });
  if (!shown) await recordLook(transaction, actor, look, at);
}

/** Keeps who looks at what, in the very transaction that reads it: what cannot be recorded is not shown. */
export async function recordLook(transaction: Transaction, actor: Actor, look: Look, at: Date): Promise<void> {
  await transaction.accessRecord.create({ data: { ...look, userId: actor.userId, at } });
}
