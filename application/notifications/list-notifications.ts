import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/commands';
import { isValidationDenied } from '@aval/domain/demand/validation-denied';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import { stateOf } from '../demands/demand-subject';
import { type DetailsOf, findNewsDetails, type NewsDetails, type ToldEntry } from '../history/find-news-details';
import type { Services } from '../services';

/** Source: docs/rules.md 5.15. */
export const NOTIFICATION_PAGE = 10;

export interface NotificationList {
  /** A page of them. */
  groups: NotificationGroup[];
  /** There are demands with something unread that are not on the page. */
  hasMoreUnread: boolean;
}

/** What has been told about one demand. */
export interface NotificationGroup {
  demandId: string;
  reference: string;
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
  key: NotificationKey;
  isReminder: boolean;
  /** ISO instant. */
  createdAt: string;
  isRead: boolean;
}

/** How many events a demand shows when it is unfolded. */
const EVENTS_SHOWN = 5;
/** How far back it is looked; a demand with more unread events than this is not found in a menu. */
const UNREAD_LOOKED_AT = 500;
const READ_LOOKED_AT = 200;
/** More than are shown, since some may be of demands that the user no longer sees. */
const BATCH = 3 * NOTIFICATION_PAGE;

type StoredEvent = Omit<NotificationEvent, keyof NewsDetails> & { sequence: number };
type StoredGroup = Omit<NotificationGroup, keyof ToldDemand | 'events'> & { events: StoredEvent[] };
type ToldDemand = Pick<NotificationGroup, 'reference' | 'validationDenied'>;

/**
 * The last notifications by demand, those with unread ones first: ten events on one demand are one line. Those of a demand that the user can
 * no longer see are left out.
 */
export async function listNotifications(services: Services, actor: Actor): Promise<NotificationList> {
  const scope = demandScope(actor, civilDateOf(services.clock.now()));
  return forActor(services.database, actor).read(async (tx) => {
    const groups: NotificationGroup[] = [];
    // One batch is nearly always enough; every page shows the bell, so what it costs is these two statements.
    for (let skip = 0; groups.length <= NOTIFICATION_PAGE; skip += BATCH) {
      const batch = await newest(tx, actor.userId, skip);
      if (batch.length === 0) break;
      const demands = await visibleDemands(tx, scope, batch);
      const detailsOf = await findNewsDetails(tx, batch.flatMap(toldEntries));
      groups.push(...batch.flatMap((group) => withDemand(group, demands, detailsOf)));
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
      (SELECT id, demand_id, sequence, key, occasion, created_at, read_at FROM notification
       WHERE user_id = ${userId} AND read_at IS NULL ORDER BY created_at DESC LIMIT ${UNREAD_LOOKED_AT})
      UNION ALL
      (SELECT id, demand_id, sequence, key, occasion, created_at, read_at FROM notification
       WHERE user_id = ${userId} AND read_at IS NOT NULL ORDER BY created_at DESC LIMIT ${READ_LOOKED_AT})
    )
    SELECT demand_id AS "demandId", count(*)::int AS count, (count(*) - count(read_at))::int AS unread, max(id) AS "upTo",
      to_jsonb((array_agg(jsonb_build_object('id', id, 'sequence', sequence, 'key', key, 'isReminder', occasion <> '', 'createdAt', created_at,
        'isRead', read_at IS NOT NULL) ORDER BY created_at DESC, id DESC))[1:${EVENTS_SHOWN}::int]) AS events
    FROM recent GROUP BY demand_id
    ORDER BY count(*) = count(read_at), max(created_at) DESC, max(id) DESC
    LIMIT ${BATCH} OFFSET ${skip}`;
}

async function visibleDemands(
  tx: Transaction,
  scope: Prisma.DemandWhereInput,
  groups: readonly StoredGroup[],
): Promise<Map<string, ToldDemand>> {
  const demands = await tx.demand.findMany({
    where: { AND: [scope, { id: { in: groups.map(({ demandId }) => demandId) } }] },
    select: { id: true, reference: true, state: true },
  });
  return new Map(
    demands.map((demand) => [
      demand.id,
      { reference: demand.reference, validationDenied: isValidationDenied(stateOf(demand)) },
    ]),
  );
}

function toldEntries({ demandId, events }: StoredGroup): ToldEntry[] {
  return events.map(({ key, sequence }) => ({ demandId, sequence, key }));
}

function withDemand(
  group: StoredGroup,
  demands: ReadonlyMap<string, ToldDemand>,
  detailsOf: DetailsOf,
): NotificationGroup[] {
  const demand = demands.get(group.demandId);
  if (!demand) return [];
  const events = group.events.map(({ sequence, ...event }) => ({
    ...event,
    createdAt: new Date(event.createdAt).toISOString(),
    ...detailsOf({ demandId: group.demandId, sequence, key: event.key }),
  }));
  return [{ ...group, ...demand, events }];
}
