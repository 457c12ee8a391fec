import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { selected } from '@aval/prisma/selected';
import {
  type DetailsOf,
  findNewsDetails,
  type NewsDetails,
  NO_DETAILS,
  type ToldEntry,
} from '../history/find-news-details';
import type { Services } from '../services';
import { findShownTopics, isDemandNews, type NoticeKey, type ShownTopic, type Topic } from './topics';

/** Groups in the bell, which the API lists too. Source: docs/rules.md 5.15. */
export const NOTIFICATIONS_IN_BELL = 10;
/** Groups on the page of all notifications. */
export const NOTIFICATIONS_ON_PAGE = 50;

export interface NotificationList {
  groups: NotificationGroup[];
  /** Whether groups beyond the listed ones have unread events. */
  hasMoreUnread: boolean;
}

/** Notifications about one topic. */
export interface NotificationGroup extends Topic {
  /** Reference of the demand, name of the person who requests an account, or name of the webhook. */
  title: string;
  /** Whether the demand has this badge at present. */
  validationDenied: boolean;
  unread: number;
  count: number;
  /** Highest id among the events: later ones were not shown. */
  upTo: number;
  /** Latest events, newest first, at least one. */
  events: NotificationEvent[];
}

export interface NotificationEvent extends NewsDetails {
  id: number;
  key: NoticeKey;
  isReminder: boolean;
  /** ISO instant. */
  createdAt: string;
  isRead: boolean;
}

/** Events of a topic that are shown when it is unfolded. */
const EVENTS_SHOWN = 5;
/** Latest unread events that are read; older ones are left out of the menu. */
const UNREAD_LOOKED_AT = 500;
const READ_LOOKED_AT = 200;
/** More than the bell lists, since the user may not see some of the topics any more. */
const BATCH = 3 * NOTIFICATIONS_IN_BELL;

type StoredEvent = Omit<NotificationEvent, keyof NewsDetails> & { sequence: number };
type StoredGroup = Omit<NotificationGroup, keyof ShownTopic | 'events'> & { events: StoredEvent[] };

/**
 * Lists the latest notifications grouped by topic, unread ones first: ten events of a demand are one entry. Topics that
 * the user can no longer see are left out.
 */
export async function listNotifications(
  services: Services,
  actor: Actor,
  most = NOTIFICATIONS_IN_BELL,
): Promise<NotificationList> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    const groups: NotificationGroup[] = [];
    // One batch is nearly always enough; the bell is on every page, so cost matters.
    for (let skip = 0; groups.length <= most; skip += BATCH) {
      const batch = await newest(tx, actor.userId, skip);
      if (batch.length === 0) break;
      const shownOf = await findShownTopics(tx, actor, today, batch);
      const detailsOf = await findNewsDetails(tx, batch.flatMap(toldEntries));
      groups.push(...batch.flatMap((group) => whole(group, shownOf(group), detailsOf)));
      if (batch.length < BATCH) break;
    }
    return {
      groups: groups.slice(0, most),
      hasMoreUnread: groups.slice(most).some(({ unread }) => unread > 0),
    };
  });
}

function newest(tx: Transaction, userId: number, skip: number): Promise<StoredGroup[]> {
  return tx.$queryRaw<StoredGroup[]>`
    WITH recent AS (
      (SELECT id, demand_id, invitation_id, webhook_id, sequence, key, occasion, created_at, read_at FROM notification
       WHERE user_id = ${userId} AND read_at IS NULL ORDER BY created_at DESC LIMIT ${UNREAD_LOOKED_AT})
      UNION ALL
      (SELECT id, demand_id, invitation_id, webhook_id, sequence, key, occasion, created_at, read_at FROM notification
       WHERE user_id = ${userId} AND read_at IS NOT NULL ORDER BY created_at DESC LIMIT ${READ_LOOKED_AT})
    )
    SELECT ${selected<StoredGroup>({
      resource: Prisma.sql`CASE WHEN demand_id IS NOT NULL THEN 'demand' WHEN invitation_id IS NOT NULL THEN 'invitation' ELSE 'webhook' END`,
      resourceId: Prisma.sql`coalesce(demand_id::text, invitation_id::text, webhook_id::text)`,
      count: Prisma.sql`count(*)::int`,
      unread: Prisma.sql`(count(*) - count(read_at))::int`,
      upTo: Prisma.sql`max(id)`,
      events: Prisma.sql`to_jsonb((array_agg(jsonb_build_object('id', id, 'sequence', sequence, 'key', key, 'isReminder', demand_id IS NOT NULL AND occasion <> '', 'createdAt', created_at,
        'isRead', read_at IS NOT NULL) ORDER BY created_at DESC, id DESC))[1:${EVENTS_SHOWN}::int])`,
    })}
    FROM recent GROUP BY demand_id, invitation_id, webhook_id
    ORDER BY count(*) = count(read_at), max(created_at) DESC, max(id) DESC
    LIMIT ${BATCH} OFFSET ${skip}`;
}

/** Returns the history entries of a group; notifications of other topics need only their key. */
function toldEntries({ resource, resourceId, events }: StoredGroup): ToldEntry[] {
  if (resource !== 'demand') return [];
  return events.flatMap(({ key, sequence }) => (isDemandNews(key) ? [{ demandId: resourceId, sequence, key }] : []));
}

function whole(group: StoredGroup, shown: ShownTopic | null, detailsOf: DetailsOf): NotificationGroup[] {
  if (!shown) return [];
  const events = group.events.map(({ sequence, ...event }) => ({
    ...event,
    createdAt: new Date(event.createdAt).toISOString(),
    ...(isDemandNews(event.key) ? detailsOf({ demandId: group.resourceId, sequence, key: event.key }) : NO_DETAILS),
  }));
  return [{ ...group, ...shown, events }];
}
