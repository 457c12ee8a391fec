import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import type { Topic } from './topics';

/** One notification, or all about some things as far as they were shown: one that came meanwhile stays unread. */
export type MarkReadOptions = { id: number } | { topics: readonly Topic[]; upTo: number };

/** Marks the user's own notifications as read; others' and unknown ones are passed over. */
export async function markNotificationsRead(services: Services, actor: Actor, options: MarkReadOptions): Promise<void> {
  const which: Prisma.NotificationWhereInput =
    'id' in options ? { id: options.id } : { OR: options.topics.map(ofTopic), id: { lte: options.upTo } };
  await forActor(services.database, actor).run((tx) =>
    tx.notification.updateMany({
      where: { AND: [which, { userId: actor.userId, readAt: null }] },
      data: { readAt: services.clock.now() },
    }),
  );
}

function ofTopic({ resource, resourceId }: Topic): Prisma.NotificationWhereInput {
  return resource === 'demand' ? { demandId: resourceId } : { invitationId: Number(resourceId) };
}
