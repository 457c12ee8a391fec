import type { Actor } from '@aval/domain/access/actor';
import { can } from '@aval/domain/access/permissions';
import type { CivilDate } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/lifecycle/commands';
import { isValidationDenied } from '@aval/domain/demand/outlook/validation-denied';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Transaction } from '@aval/prisma/scope';
import { stateOf } from '../demand-rows/demand-subject';

/** Notifications that are not about a demand: a requested account, and a webhook that stopped. */
export const NOTICES_BESIDE_DEMANDS = ['account_request', 'webhook_paused', 'webhook_gone'] as const;
type NoticeBesideDemands = (typeof NOTICES_BESIDE_DEMANDS)[number];
export type NoticeKey = NotificationKey | NoticeBesideDemands;

export function isDemandNews(key: NoticeKey): key is NotificationKey {
  return !(NOTICES_BESIDE_DEMANDS as readonly NoticeKey[]).includes(key);
}

export const RESOURCES = ['demand', 'invitation', 'webhook'] as const;

/** Subject of a notification. */
export interface Topic {
  resource: (typeof RESOURCES)[number];
  /** Id of a demand, or number of an invitation or webhook. */
  resourceId: string;
}

export interface ShownTopic {
  title: string;
  validationDenied: boolean;
}

/** Returns the titles of the topics that the actor may see; null for others. */
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
  const webhookIds = can(actor, 'companies.view') ? idsOf('webhook').map(Number) : [];
  const webhooks =
    webhookIds.length === 0
      ? []
      : await tx.webhook.findMany({ where: { id: { in: webhookIds } }, select: { id: true, name: true } });
  const shown = new Map<string, ShownTopic>([
    ...demands.map((demand): [string, ShownTopic] => [
      keyOf({ resource: 'demand', resourceId: demand.id }),
      { title: demand.reference, validationDenied: isValidationDenied(stateOf(demand)) },
    ]),
    ...invitations.map((invitation) => named('invitation', invitation)),
    ...webhooks.map((webhook) => named('webhook', webhook)),
  ]);
  return (topic) => shown.get(keyOf(topic)) ?? null;
}

function named(resource: Topic['resource'], { id, name }: { id: number; name: string }): [string, ShownTopic] {
  return [keyOf({ resource, resourceId: String(id) }), { title: name, validationDenied: false }];
}

/** The resource is part of the key, since an invitation and a webhook may have the same number. */
function keyOf({ resource, resourceId }: Topic): string {
  return `${resource} ${resourceId}`;
}
