import { NOTIFICATIONS_ON_PAGE } from '@aval/application/notifications/list-notifications';
import { RESOURCES, type Topic } from '@aval/application/notifications/topics';
import { rowIdSchema } from '@aval/domain/validation/fields/row-id';
import { z } from 'zod';

const number = rowIdSchema.transform(String);
const idSchemas = { demand: z.uuid(), invitation: number, webhook: number } satisfies Record<
  Topic['resource'],
  z.ZodType
>;

const topic = z.string().transform((text, context): Topic => {
  const [named = '', id] = text.split(':');
  const resource = RESOURCES.find((each) => each === named);
  if (resource) {
    const read = idSchemas[resource].safeParse(id);
    if (read.success) return { resource, resourceId: read.data };
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Topics of the displayed list, separated by commas. */
const topics = z
  .string()
  .max(60 * NOTIFICATIONS_ON_PAGE)
  .transform((text) => text.split(','))
  .pipe(z.array(topic).min(1).max(NOTIFICATIONS_ON_PAGE));

export const notificationFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('open'), about: topic, upTo: rowIdSchema }),
  z.object({ intent: z.literal('mark_one'), id: rowIdSchema }),
  z.object({ intent: z.literal('mark'), about: topics, upTo: rowIdSchema }),
]);

const PAGES = { demand: '/app/demands', invitation: '/app/invitations', webhook: '/app/webhooks' };

/** Returns the page of the resource that the notification is about. */
export function topicPath({ resource, resourceId }: Topic): string {
  return `${PAGES[resource]}/${resourceId}`;
}
