import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { isValidationDenied } from '@aval/domain/demand/outlook/validation-denied';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Transaction } from '@aval/prisma/scope';
import { stateOf } from '../demands/demand-subject';

/** What is told of: news of a demand, or that somebody asks for an account. */
export type NoticeKey = NotificationKey | 'account_request';

export const RESOURCES = ['demand', 'invitation'] as const;

/** What a notification is about. */
export interface Topic {
  resource: (typeof RESOURCES)[number];
  /** A demand's id, or the number of an invitation. */
  resourceId: string;
}

export interface ShownTopic {
  title: string;
  validationDenied: boolean;
}

/** What is shown of those that the actor may see; null for all others. */
export async function findShownTopics(
  tx: Transaction,
  actor: Actor,
  today: CivilDate,
  topics: readonly Topic[],
): Promise<(topic: Topic) => ShownTopic | null> {
  const idsOf = (resource: Topic['resource']) =>
    topics.flatMap((topic) => (topic.resource === resource ? [topic.resourceId] : []));
  const demands = await tx.demand.findMany({
    where: { AND: [demandScope(actor, today), { id: { in: idsOf('demand') } }] },
    select: { id: true, reference: true, state: true },
  });
  const invitationIds = can(actor, 'invitations.view') ? idsOf('invitation').map(Number) : [];
  const invitations =
    invitationIds.length === 0
      ? []
      : await tx.invitation.findMany({ where: { id: { in: invitationIds } }, select: { id: true, name: true } });
  const shown = new Map<string, ShownTopic>([
    ...demands.map((demand): [string, ShownTopic] => [
      demand.id,
      { title: demand.reference, validationDenied: isValidationDenied(stateOf(demand)) },
    ]),
    ...invitations.map(({ id, name }): [string, ShownTopic] => [String(id), { title: name, validationDenied: false }]),
  ]);
  return ({ resourceId }) => shown.get(resourceId) ?? null;
}
