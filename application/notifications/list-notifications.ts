import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import { forActor, type Transaction } from '@aval/prisma/scope';
import {
  type DetailsOf,
  findNewsDetails,
  type NewsDetails,
  NO_DETAILS,
  type ToldEntry,
} from '../history/find-news-details';
import type { Services } from '../services';
import { findShownTopics, isDemandNews, type NoticeKey, type ShownTopic, type Topic } from './topics';

/** Source: docs/rules.md 5.15. */
export const NOTIFICATION_PAGE = 10;

export interface NotificationList {
  /** A page of them. */
  groups: NotificationGroup[];
  /** There is something unread of what is not on the page. */
  hasMoreUnread: boolean;
}

/** What has been told about one thing. */
export interface NotificationGroup extends Topic {
  /** The demand's reference, who asks for an account, or what a webhook is called. */
  title: string;
  /** The demand is marked so now. */
  validationDenied: boolean;
  unread: number;
  count: number;
  /** The highest number among them: what comes later is not what was shown. */
  upTo: number;
  /** The last ones, newest first, at least one. */
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

/** How many events of one thing are shown when it is unfolded. */
const EVENTS_SHOWN = 5;
/** How far back it is looked; a thing with more unread events than this is not found in a menu. */
const UNREAD_LOOKED_AT = 500;
const READ_LOOKED_AT = 200;
/** More than are shown, since some may be of what the user no longer sees. */
const BATCH = 3 * NOTIFICATION_PAGE;

type StoredEvent = Omit<NotificationEvent, keyof NewsDetails> & { sequence: number };
type StoredGroup = Omit<NotificationGroup, keyof ShownTopic | 'events'> & { events: StoredEvent[] };

/**
 * The last notifications by what they are about, those with unread ones first: ten events on one demand are one line. Those of what the user can no
 * longer see are left out.
 */
export async function listNotifications(services: Services, actor: Actor): Promise<NotificationList> {
  const today = civilDateOf(services.clock.now());
  return forActor(services.database, actor).read(async (tx) => {
    const groups: NotificationGroup[] = [];
    // One batch is nearly always enough; every page shows the bell, so what it costs is these two statements.
    for (let skip = 0; groups.length <= NOTIFICATION_PAGE; skip += BATCH) {
      const batch = await newest(tx, actor.userId, skip);
      if (batch.length === 0) break;
      const shownOf = await findShownTopics(tx, actor, today, batch);
      const detailsOf = await findNewsDetails(tx, batch.flatMap(toldEntries));
      groups.push(...batch.flatMap((group) => whole(group, shownOf(group), detailsOf)));
      if (batch.length < BATCH) break;
    }
    return {
      groups: groups.slice(0, NOTIFICATION_PAGE),
      hasMoreUnread: groups.slice(NOTIFICATION_PAGE).some(({ unread }) => unread > 0),
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
    SELECT CASE WHEN demand_id IS NOT NULL THEN 'demand' WHEN invitation_id IS NOT NULL THEN 'invitation' ELSE 'webhook' END AS resource,
      coalesce(demand_id::text, invitation_id::text, webhook_id::text) AS "resourceId", count(*)::int AS count, (count(*) - count(read_at))::int AS unread, max(id) AS "upTo",
      to_jsonb((array_agg(jsonb_build_object('id', id, 'sequence', sequence, 'key', key, 'isReminder', demand_id IS NOT NULL AND occasion <> '', 'createdAt', created_at,
        'isRead', read_at IS NOT NULL) ORDER BY created_at DESC, id DESC))[1:${EVENTS_SHOWN}::int]) AS events
    FROM recent GROUP BY demand_id, invitation_id, webhook_id
    ORDER BY count(*) = count(read_at), max(created_at) DESC, max(id) DESC
    LIMIT ${BATCH} OFFSET ${skip}`;
}

/** Entries of histories: a notification of anything else says all by its key. */
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
