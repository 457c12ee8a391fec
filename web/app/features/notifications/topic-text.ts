import type { Topic } from '@aval/application/notifications/topics';

/** Formats the topic of a notification for its form. */
export function topicText({ resource, resourceId }: Topic): string {
  return `${resource}:${resourceId}`;
}
