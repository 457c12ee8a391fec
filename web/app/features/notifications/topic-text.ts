import type { Topic } from '@aval/application/notifications/topics';

/** What a notification is about, as its form names it. */
export function topicText({ resource, resourceId }: Topic): string {
  return `${resource}:${resourceId}`;
}
