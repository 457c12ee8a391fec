import type { Actor } from '@aval/domain/access/actor';
import type { Transaction } from '@aval/prisma/scope';

/** What a look can be at. Source: spec/rules.md section 2. */
export const LOOK_SUBJECTS = ['demand', 'document', 'attachment', 'patient'] as const;
export type LookSubject = (typeof LOOK_SUBJECTS)[number];

export interface Look {
  subject: LookSubject;
  companyId: number;
  patientId: number;
  /** A look at a patient may have none. */
  demandId?: string;
  versionNumber?: number | null;
  /** The file of a document or an attachment. */
  mediaId?: string;
}

/** Keeps who looks at what, in the very transaction that reads it: what cannot be recorded is not shown. */
export async function recordLook(transaction: Transaction, actor: Actor, look: Look, at: Date): Promise<void> {
  await transaction.accessRecord.create({ data: { ...look, userId: actor.userId, at } });
}
