import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeSubject } from './record-change';

/** By whom and when something was deleted. */
export interface Deletion {
  byName: string;
  /** ISO instant. */
  at: string;
}

/** What is not there, or out of sight; who deleted it, for those who may know. */
export interface NotThere {
  status: 'not_found';
  deletion?: Deletion | null;
}

/** For whoever had it open. Null where nobody deleted it, and for those who may not read the record of changes. Source: docs/rules.md 5.16, 9.9. */
export async function notThere(
  tx: Transaction,
  { role }: Actor,
  subject: ChangeSubject,
  subjectId: number,
): Promise<NotThere> {
  if (!roleMay(role, 'change_record.view')) return { status: 'not_found' };
  const record = await tx.changeRecord.findFirst({
    where: { subject, subjectId, action: 'delete' },
    select: { at: true, actor: { select: { name: true } } },
  });
  return { status: 'not_found', deletion: record && { byName: record.actor.name, at: record.at.toISOString() } };
}
