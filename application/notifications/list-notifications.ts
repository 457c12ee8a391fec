import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/commands';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor, type Transaction } from '@aval/prisma/scope';
import type { Services } from '../services';

/** Source: spec/access-and-catalogues.md section 9. */
export const NOTIFICATION_PAGE = 10;

export interface NotificationItem {
  id: number;
  demandId: string;
  reference: string;
  key: NotificationKey;
  createdAt: Date;
  isRead: boolean;
}

/** More than are shown, since some may be of demands that the user no longer sees. */
const BATCH = 3 * NOTIFICATION_PAGE;

interface NotificationRow {
  id: number;
  demandId: string;
  key: NotificationKey;
  createdAt: Date;
  isRead: boolean;
}

/** The last ones, unread ones first; those of a demand that the user can no longer see are left out. */
export async function listNotifications(services: Services, actor: Actor): Promise<NotificationItem[]> {
  const scope = demandScope(actor, civilDateOf(services.clock.now()));
  return forActor(services.database, actor).read(async (tx) => {
    const items: NotificationItem[] = [];
    // One batch is nearly always enough; every page shows the bell, so what it costs is these two statements.
    for (let skip = 0; items.length < NOTIFICATION_PAGE; skip += BATCH) {
      const batch = await newest(tx, actor.userId, skip);
      if (batch.length === 0) break;
      const references = await visibleReferences(tx, scope, batch);
      items.push(...batch.flatMap((row) => withReference(row, references)));
      if (batch.length < BATCH) break;
    }
    return items.slice(0, NOTIFICATION_PAGE);
  });
}

function newest(tx: Transaction, userId: number, skip: number): Promise<NotificationRow[]> {
  return tx.$queryRaw<NotificationRow[]>`
    SELECT id, demand_id AS "demandId", key, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"
    FROM notification WHERE user_id = ${userId}
    ORDER BY read_at IS NOT NULL, created_at DESC, id DESC
    LIMIT ${BATCH} OFFSET ${skip}`;
}

async function visibleReferences(
  tx: Transaction,
  scope: Prisma.DemandWhereInput,
  rows: readonly NotificationRow[],
): Promise<Map<string, string>> {
  const demands = await tx.demand.findMany({
    where: { AND: [scope, { id: { in: [...new Set(rows.map(({ demandId }) => demandId))] } }] },
    select: { id: true, reference: true },
  });
  return new Map(demands.map(({ id, reference }) => [id, reference]));
}

function withReference(row: NotificationRow, references: ReadonlyMap<string, string>): NotificationItem[] {
  const reference = references.get(row.demandId);
  return reference === undefined ? [] : [{ ...row, reference }];
}
