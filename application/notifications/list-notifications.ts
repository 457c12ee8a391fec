import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/commands';
import { demandScope } from '@aval/prisma/demand-scope';
import { forActor } from '@aval/prisma/scope';
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

/** The last ones, unread ones first; those of a demand that the user can no longer see are left out. */
export async function listNotifications(services: Services, actor: Actor): Promise<NotificationItem[]> {
  const today = civilDateOf(services.clock.now());
  const rows = await forActor(services.database, actor).read((tx) =>
    tx.notification.findMany({
      where: { userId: actor.userId, demand: demandScope(actor, today) },
      orderBy: [{ readAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
      take: NOTIFICATION_PAGE,
      select: {
        id: true,
        demandId: true,
        key: true,
        createdAt: true,
        readAt: true,
        demand: { select: { reference: true } },
      },
    }),
  );
  return rows.map(({ id, demandId, key, createdAt, readAt, demand }) => ({
    id,
    demandId,
    reference: demand.reference,
    key: key as NotificationKey,
    createdAt,
    isRead: readAt !== null,
  }));
}
