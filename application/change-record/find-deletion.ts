import type { Actor } from '@aval/domain/access/actor';
import { roleMay } from '@aval/domain/access/permissions';
import type { Transaction } from '@aval/prisma/scope';
import type { ChangeSubject } from './change-subjects';

/** User and moment of a deletion. */
export interface Deletion {
  byName: string;
  /** ISO 8601 instant. */
  at: string;
}

/** Outcome for something that does not exist or is out of sight, with its deletion if the actor may know of it. */
export interface NotThere {
  status: 'not_found';
  deletion?: Deletion | null;
}

/**
 * Builds the answer for a user whose page shows something that is gone. `deletion` is null when nobody deleted it and
 * absent when the actor may not read the change log. Source: docs/rules.md 5.16, 9.9.
 */
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
