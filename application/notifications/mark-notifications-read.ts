import type { Actor } from '@aval/domain/access/actor';
import type { Prisma } from '@aval/prisma/generated/client';
import { forActor } from '@aval/prisma/scope';
import type { Services } from '../services';
import type { Topic } from './topics';

/** One notification, or all of some topics up to the last shown: one that arrived in between stays unread. */
export type MarkReadOptions = { id: number } | { topics: readonly Topic[]; upTo: number };

/** Marks the user's own notifications as read and ignores others; returns whether the user has any of them. */
export async function markNotificationsRead(
  services: Services,
  actor: Actor,
  options: MarkReadOptions,
): Promise<boolean> {
  const which: Prisma.NotificationWhereInput =
    'id' in options ? { id: options.id } : { OR: options.topics.map(ofTopic), id: { lte: options.upTo } };
  const own: Prisma.NotificationWhereInput = { AND: [which, { userId: actor.userId }] };
  return forActor(services.database, actor).run(async (tx) => {
    const data = { readAt: services.clock.now() };
    const { count } = await tx.notification.updateMany({ where: { ...own, readAt: null }, data });
    // Notifications that were read before count too.
    return count > 0 || (await tx.notification.findFirst({ where: own, select: { id: true } })) !== null;
  });
}

function ofTopic({ resource, resourceId }: Topic): Prisma.NotificationWhereInput {
  if (resource === 'demand') return { demandId: resourceId };
  return resource === 'invitation' ? { invitationId: Number(resourceId) } : { webhookId: Number(resourceId) };
}
