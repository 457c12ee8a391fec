import { NOTIFICATION_PAGE } from '@aval/application/notifications/list-notifications';
import type { Topic } from '@aval/application/notifications/topics';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';

const idSchemas = { demand: z.uuid(), invitation: rowIdSchema.transform(String) };

const topic = z.string().transform((text, context): Topic => {
  const [resource = '', id] = text.split(':');
  if (resource === 'demand' || resource === 'invitation') {
    const read = idSchemas[resource].safeParse(id);
    if (read.success) return { resource, resourceId: read.data };
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Of the list as it was shown, separated by commas. */
const topics = z
  .string()
  .max(600)
  .transform((text) => text.split(','))
  .pipe(z.array(topic).min(1).max(NOTIFICATION_PAGE));

export const notificationFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('open'), about: topic, upTo: rowIdSchema }),
  z.object({ intent: z.literal('mark_one'), id: rowIdSchema }),
  z.object({ intent: z.literal('mark'), about: topics, upTo: rowIdSchema }),
]);

const PAGES = { demand: '/app/demands', invitation: '/app/invitations' };

/** Where it is read what was told of. */
export function topicPath({ resource, resourceId }: Topic): string {
  return `${PAGES[resource]}/${resourceId}`;
}
