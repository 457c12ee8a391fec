import type { NotificationList } from '@aval/application/notifications/list-notifications';
import { Button } from '../../../components/actions/button';
import { Page } from '../../../components/basics/page';
import { PageHead } from '../../../components/basics/page-head';
import { EmptyState } from '../../../components/lists/empty-state';
import { usePoll } from '../../../components/notices/use-poll';
import { useTranslation } from '../../../shell/words/translation';
import { topicText } from '../topic-text';
import { ASK_AGAIN_MS, NOTIFICATIONS_STATE_PATH, useNotificationCommands } from '../use-notification-commands';
import { NotificationLine } from './notification-line';

/** All notifications by topic, unread ones first; the bell shows the first of them. */
export function NotificationsPage({ loaded }: { loaded: NotificationList }) {
  const { t } = useTranslation('notifications');
  const poll = usePoll({ address: `${NOTIFICATIONS_STATE_PATH}?all`, loaded, intervalMs: ASK_AGAIN_MS });
  const { groups, hasMoreUnread } = poll.newest;
  const commands = useNotificationCommands();
  const unread = groups.filter((group) => group.unread > 0);
  return (
    <Page width="form">
      <PageHead
        title={t('title')}
        {...(groups.length > 0 ? { lead: t('lead') } : {})}
        actions={
          unread.length > 0 ? <Button onClick={() => commands.markAll(unread)}>{t('markAll')}</Button> : undefined
        }
      />
      {groups.length > 0 ? (
        <ul
          aria-label={t('title')}
          className="rounded-lg border border-line-2 finger:[&_li_button[aria-label]]:size-touch"
        >
          {groups.map((group) => (
            <NotificationLine key={topicText(group)} group={group} commands={commands} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t('none')}>{t('noneHint')}</EmptyState>
      )}
      {hasMoreUnread ? <p className="mt-3 text-ink-2">{t('moreUnread')}</p> : null}
    </Page>
  );
}
