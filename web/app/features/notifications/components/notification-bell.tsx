import type { NotificationList } from '@aval/application/notifications/list-notifications';
import { lazy, Suspense, useEffect } from 'react';
import { buttonLook } from '../../../components/actions/button-look';
import { Popover } from '../../../components/actions/popover';
import { Icon } from '../../../components/basics/icon';
import { usePoll } from '../../../components/notices/use-poll';
import { useTranslation } from '../../../shell/words/translation';
import { BADGE_LIMIT, badgeText } from '../badge-text';
import { ASK_AGAIN_MS, NOTIFICATIONS_STATE_PATH, useNotificationCommands } from '../use-notification-commands';
import { NOTHING } from './notification-looks';

/**
 * Badge anchored at the middle of the bell for any text and button size, separated by a ring in the bar's background.
 */
const COUNT = [
  'absolute -top-1.5 left-2 h-[15px] min-w-[15px] rounded-full px-[3px] shadow-[0_0_0_2px_var(--c-surface)]',
  'bg-danger-solid text-center text-[10px] leading-[15px] font-semibold text-on-solid tabular-nums',
].join(' ');

const loadPanel = () => import('./notification-panel');

/** Shows a message in the panel's place when it cannot be loaded; the page itself must not fail. */
const NotificationPanel = lazy(() => loadPanel().catch(() => ({ default: UnavailablePanel })));

function UnavailablePanel() {
  const { t } = useTranslation('notifications');
  return <p className={NOTHING}>{t('unavailable')}</p>;
}

/**
 * Notification bell. Events are grouped by resource, so that ten events on one demand do not hide others; the badge
 * counts groups with unread events.
 */
export function NotificationBell({ loaded }: { loaded: NotificationList }) {
  const { t } = useTranslation(['notifications', 'common']);
  const poll = usePoll({ address: NOTIFICATIONS_STATE_PATH, loaded, intervalMs: ASK_AGAIN_MS });
  const { groups, hasMoreUnread } = poll.newest;
  // Kept here instead of in the panel: Remix does not follow the redirect of a fetcher whose component is unmounted.
  const commands = useNotificationCommands();
  // Preloads the panel, so that it opens without a connection too.
  useEffect(() => void loadPanel().catch(() => undefined), []);
  const unread = groups.filter((group) => group.unread > 0);
  const isFull = unread.length >= BADGE_LIMIT;
  return (
    <Popover
      className={buttonLook({ kind: 'ghost', shape: 'icon', className: 'finger:size-touch' })}
      padding="none"
      panelClassName="w-100 finger:[&_li_button[aria-label]]:size-touch"
      align="end"
      aria-label={isFull ? t('openMany', { count: unread.length - 1 }) : t('open', { count: unread.length })}
      title={t('title')}
      button={
        <span className="relative">
          <Icon name="bell" />
          {unread.length > 0 ? (
            <span className={COUNT} aria-hidden="true">
              {badgeText(unread.length)}
            </span>
          ) : null}
        </span>
      }
    >
      {(close) => (
        <Suspense fallback={<p className={NOTHING}>{t('common:state.loading')}</p>}>
          <NotificationPanel groups={groups} hasMoreUnread={hasMoreUnread} commands={commands} close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
