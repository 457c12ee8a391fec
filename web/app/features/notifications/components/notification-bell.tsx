import type { NotificationList } from '@aval/application/notifications/list-notifications';
import { lazy, Suspense, useEffect } from 'react';
import { Icon } from '../../../components/icon';
import { Popover } from '../../../components/popover';
import { usePoll } from '../../../components/use-poll';
import { useTranslation } from '../../../shell/translation';
import { BADGE_LIMIT, badgeText } from '../badge-text';
import { NOTIFICATIONS_PATH, useNotificationCommands } from '../use-notification-commands';

const ASK_AGAIN_MS = 45_000;

const loadPanel = () => import('./notification-panel');

/** A page without a connection loses nothing by it: what cannot be had is said in the bell's own place. */
const NotificationPanel = lazy(() => loadPanel().catch(() => ({ default: UnavailablePanel })));

function UnavailablePanel() {
  const { t } = useTranslation('notifications');
  return <p className="notifications__none">{t('unavailable')}</p>;
}

/** One line for each demand, so that ten events on one do not bury the others; the badge counts the demands with something unread. */
export function NotificationBell({ loaded }: { loaded: NotificationList }) {
  const { t } = useTranslation(['notifications', 'common']);
  const { groups, hasMoreUnread } = usePoll({ address: NOTIFICATIONS_PATH, loaded, intervalMs: ASK_AGAIN_MS }).newest;
  // Not the panel's: an answer that leads elsewhere is not followed for what has gone.
  const commands = useNotificationCommands();
  // Here already when it is opened, also where there is no connection by then.
  useEffect(() => void loadPanel().catch(() => undefined), []);
  const unread = groups.filter((group) => group.unread > 0);
  const isFull = unread.length >= BADGE_LIMIT;
  return (
    <Popover
      className="button button--ghost button--icon"
      panelClassName="notifications"
      label={isFull ? t('openMany', { count: unread.length - 1 }) : t('open', { count: unread.length })}
      title={t('title')}
      button={
        <>
          <Icon name="bell" />
          {unread.length > 0 ? (
            <span className="count-dot" aria-hidden="true">
              {badgeText(unread.length)}
            </span>
          ) : null}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<p className="notifications__none">{t('common:state.loading')}</p>}>
          <NotificationPanel groups={groups} hasMoreUnread={hasMoreUnread} commands={commands} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
