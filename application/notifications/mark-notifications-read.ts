import type { Actor } from '@aval/domain/access/actor';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';

export interface MarkReadOptions {
  /** The notifications of this list, at most a page of them. */
  ids: readonly number[];
}

/** Marks the user's own notifications as read; others' and unknown ids are passed over. */
export async function markNotificationsRead(services: Services, actor: Actor, options: MarkReadOptions): Promise<void> {
  await forActor(services.database, actor).run((tx) =>
    tx.notification.updateMany({
      where: { id: { in: [...options.ids] }, userId: actor.userId, readAt: null },
      data: { readAt: services.clock.now() },
    }),
  );
}
