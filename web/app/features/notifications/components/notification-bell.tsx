import type { NotificationGroup } from '@aval/application/notifications/list-notifications';
import { lazy, Suspense } from 'react';
import { Icon } from '../../../components/icon';
import { Popover } from '../../../components/popover';
import { useTranslation } from '../../../shell/translation';
import { BADGE_LIMIT, badgeText } from '../badge-text';
import { useNotificationCommands } from '../use-notification-commands';
import { useNotifications } from '../use-notifications';

const NotificationPanel = lazy(() => import('./notification-panel'));

/** One line for each demand, so that ten events on one do not bury the others; the badge counts the demands with something unread. */
export function NotificationBell({ initial }: { initial: readonly NotificationGroup[] }) {
  const { t } = useTranslation(['notifications', 'common']);
  const groups = useNotifications(initial);
  // Not the panel's: an answer that leads elsewhere is not followed for what has gone.
  const commands = useNotificationCommands();
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
          <NotificationPanel groups={groups} commands={commands} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
