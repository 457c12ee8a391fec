import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import type { Services } from '@aval/application/services';
import { forPlatform } from '@aval/prisma/scope';
import { storyPeople } from '../people';
import type { Cast } from './cast';

const FOLLOWED_WITHIN_MS = 3 * 24 * 60 * 60 * 1000;

/** Marks notifications older than three days as read, so that only recent ones are unread. */
export async function readOldNotifications(services: Services, cast: Cast, present: Date): Promise<void> {
  const createdAt = { lt: new Date(present.getTime() - FOLLOWED_WITHIN_MS) };
  const platform = await forPlatform(services.database);
  for (const { email } of storyPeople) {
    const actor = await cast.find(email, null);
    const old = await platform.read((tx) =>
      tx.notification.groupBy({
        by: ['demandId'],
        where: { userId: actor.userId, readAt: null, createdAt, demandId: { not: null } },
        _max: { id: true },
      }),
    );
    for (const { demandId, _max } of old) {
      if (demandId === null || _max.id === null) continue;
      const topics = [{ resource: 'demand', resourceId: demandId }] as const;
      await markNotificationsRead(services, actor, { topics, upTo: _max.id });
    }
  }
}
