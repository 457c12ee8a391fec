import type { Actor } from '@aval/domain/access/actor';
import { civilDateOf } from '@aval/domain/calendar/civil-date';
import type { NotificationKey } from '@aval/domain/demand/commands';
import { demandScope } from '@aval/prisma/demand-scope';
import type { Prisma } from '@aval/prisma/generated/client';
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

const SHOWN = {
  id: true,
  demandId: true,
  key: true,
  createdAt: true,
  readAt: true,
  demand: { select: { reference: true } },
} as const;

/** The last ones, unread ones first; those of a demand that the user can no longer see are left out. */
export async function listNotifications(services: Services, actor: Actor): Promise<NotificationItem[]> {
  const today = civilDateOf(services.clock.now());
  const visible = { userId: actor.userId, demand: demandScope(actor, today) };
  const rows = await forActor(services.database, actor).read(async (tx) => {
    const newest = (where: Prisma.NotificationWhereInput, take: number) =>
      tx.notification.findMany({
        where: { ...visible, ...where },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
        select: SHOWN,
      });
    const unread = await newest({ readAt: null }, NOTIFICATION_PAGE);
    const room = NOTIFICATION_PAGE - unread.length;
    return room === 0 ? unread : [...unread, ...(await newest({ readAt: { not: null } }, room))];
  });
  return rows.map(({ id, demandId, key, createdAt, readAt, demand }) => ({
    id,
    demandId,
    reference: demand.reference,
    key: key as NotificationKey,
    createdAt,
    isRead: readAt !== null,
  }));
}
