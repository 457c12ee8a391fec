import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { type Transaction, withinPlatform } from '@aval/prisma/scope';
import { eventsOfChange } from '../security-record/events-of-change';
import { recordSecurityEvents } from '../security-record/record-security-event';
import type { ChangeFacts, ChangeField } from './change-fields';
import type { ChangeAction, ChangeSubject } from './change-subjects';
import { differingFields } from './differing-fields';

export interface Change {
  subject: ChangeSubject;
  subjectId: number;
  /** Null for a subject that serves all companies. */
  companyId: number | null;
  /** Name at the time of the change, which may differ later. */
  name: string;
  action: ChangeAction;
  /** Null for a creation. */
  before: ChangeFacts | null;
  /** Null for a deletion. */
  after: ChangeFacts | null;
}

/**
 * Records a change in the transaction that makes it, with only the fields that differ, and what it means for the
 * security of accounts. Returns the record's id. Source: docs/rules.md 5.16.
 */
export async function recordChange(tx: Transaction, actor: Pick<Actor, 'userId'>, change: Change): Promise<number> {
  const write = () => tx.changeRecord.create({ data: recordOf(actor, change), select: { id: true } });
  const { id } = await (change.companyId === null ? withinPlatform(tx, write) : write());
  await recordSecurityEvents(tx, eventsOfChange(actor, change));
  return Number(id);
}

/** Records many changes in one statement. */
export async function recordChanges(
  tx: Transaction,
  actor: Pick<Actor, 'userId'>,
  changes: readonly Change[],
): Promise<void> {
  const sent = JSON.stringify(changes.map((change) => recordOf(actor, change)));
  const write = () => tx.$executeRaw`
    INSERT INTO change_record (company_id, actor_id, subject, subject_id, name, action, before, after)
    SELECT "companyId", "actorId", subject, "subjectId", name, action, before, after
    FROM jsonb_to_recordset(${sent}::jsonb) AS sent ("companyId" int, "actorId" int, subject text, "subjectId" int,
      name text, action text, before jsonb, after jsonb)`;
  await (changes.some(({ companyId }) => companyId === null) ? withinPlatform(tx, write) : write());
  await recordSecurityEvents(
    tx,
    changes.flatMap((change) => eventsOfChange(actor, change)),
  );
}

function recordOf({ userId }: Pick<Actor, 'userId'>, { before, after, ...what }: Change) {
  const differing = differingFields(before, after);
  return {
    ...what,
    actorId: userId,
    ...(before ? { before: pick(before, differing) } : {}),
    ...(after ? { after: pick(after, differing) } : {}),
  };
}

function pick(facts: ChangeFacts, fields: readonly ChangeField[]): Prisma.InputJsonObject {
  return Object.fromEntries(fields.map((field) => [field, facts[field] ?? null]));
}
