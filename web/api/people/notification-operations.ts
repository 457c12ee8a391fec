import {
  listNotifications,
  NOTIFICATIONS_IN_BELL,
  type NotificationEvent,
  type NotificationGroup,
} from '@aval/application/notifications/list-notifications';
import { markNotificationsRead } from '@aval/application/notifications/mark-notifications-read';
import { RESOURCES } from '@aval/application/notifications/topics';
import { createI18n } from '@aval/i18n/instance';
import { describeNews } from '@aval/i18n/news-words';
import { z } from 'zod';
import { Problem } from '../answers/problem';
import { NOTIFICATION } from '../examples/demand-answer-examples';
import { type Operation, operation } from '../operations/operation';
import { pageSizeQuery } from '../requests/list-query';
import { idParams, pageOf, rowId } from '../schemas/atoms';

const tag = 'Notifications';
const PAGE_SIZE = String(NOTIFICATIONS_IN_BELL);

const notificationAnswer = z
  .object({
    id: rowId,
    translate: z
      .string()
      .meta({ description: 'What happened, in the language of Accept-Language.', example: 'Se ha autorizado' }),
    createdAt: z.iso.datetime(),
    resource: z.enum(RESOURCES).meta({ description: 'Kind of subject.' }),
    resourceId: z.string().meta({ description: 'Id of the demand, invitation or webhook.' }),
    isRead: z.boolean().meta({ description: 'Whether you have read it.' }),
    params: z
      .array(
        z.object({
          key: z
            .enum(['reference', 'name'])
            .meta({ description: '`reference` for a demand, `name` for anything else.' }),
          value: z.string().meta({ description: 'That reference or name.' }),
        }),
      )
      .meta({ description: 'What the notification is about.' }),
  })
  .meta({ id: 'Notification', example: NOTIFICATION });

const unread = z.int().min(0).meta({ description: 'Unread notifications, including those not in rows.' });
const notificationPage = pageOf(notificationAnswer, {
  rows: `${PAGE_SIZE} at most.`,
  count: 'How many rows there are.',
})
  .extend({ unread })
  .meta({ example: { rows: [NOTIFICATION], count: 1, unread: 1 } });

type Told = NotificationEvent & { group: NotificationGroup };

/** Returns the unread ones first, then the newest, without the grouping that pages show. */
function lastOf(groups: readonly NotificationGroup[]): Told[] {
  const told = groups.flatMap((group) => group.events.map((event) => ({ ...event, group })));
  const order = ({ isRead, createdAt, id }: Told) => [isRead ? '1' : '0', createdAt, id] as const;
  return told
    .sort((one, other) => {
      const [[oneRead, oneAt, oneId], [otherRead, otherAt, otherId]] = [order(one), order(other)];
      return oneRead.localeCompare(otherRead) || otherAt.localeCompare(oneAt) || otherId - oneId;
    })
    .slice(0, NOTIFICATIONS_IN_BELL);
}

export const notificationOperations: readonly Operation[] = [
  operation(
    { permission: 'notifications.view' },
    {
      method: 'get',
      path: '/notifications',
      tag,
      operationId: 'listNotifications',
      summary: 'List recent notifications, unread first',
      query: z.strictObject({
        pageSize: pageSizeQuery([NOTIFICATIONS_IN_BELL]).meta({ description: 'The page size is fixed.' }),
      }),
      answer: {
        status: 200,
        description: 'One page, and the number of unread notifications.',
        schema: notificationPage,
        inLanguage: true,
      },
      async handle({ services, session, language }) {
        const { groups } = await listNotifications(services, session.actor);
        const words = await createI18n(language, ['notifications', 'demand']);
        const rows = lastOf(groups).map(({ group, ...event }) => ({
          id: event.id,
          translate: describeNews(words, event),
          createdAt: event.createdAt,
          isRead: event.isRead,
          resource: group.resource,
          resourceId: group.resourceId,
          params: [
            { key: group.resource === 'demand' ? ('reference' as const) : ('name' as const), value: group.title },
          ],
        }));
        return { rows, count: rows.length, unread: groups.reduce((sum, { unread }) => sum + unread, 0) };
      },
    },
  ),
  ...(['put', 'post'] as const).map((method) =>
    operation(
      { permission: 'notifications.view' },
      {
        method,
        path: '/notifications/{id}/read',
        tag,
        operationId: `readNotification${method}`,
        summary: 'Mark a notification as read',
        params: idParams,
        answer: { status: 204, description: 'Read, now or before.' },
        async handle({ services, session, params }) {
          if (!(await markNotificationsRead(services, session.actor, params))) throw new Problem('not_found');
          return null as never;
        },
      },
    ),
  ),
  operation(
    { permission: 'notifications.view' },
    {
      method: 'post',
      path: '/notifications/read',
      tag,
      operationId: 'readNotifications',
      summary: 'Mark all listed notifications as read; those that arrived later stay unread',
      answer: { status: 204, description: 'Marked as read.' },
      async handle({ services, session }) {
        const { groups } = await listNotifications(services, session.actor);
        const upTo = Math.max(0, ...groups.map((group) => group.upTo));
        if (groups.length > 0) await markNotificationsRead(services, session.actor, { topics: groups, upTo });
        return null as never;
      },
    },
  ),
];
