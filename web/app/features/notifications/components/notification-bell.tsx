import type { NotificationGroup } from '@aval/application/notifications/list-notifications';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { Popover } from '../../../components/popover';
import { BADGE_LIMIT, badgeText } from '../badge-text';
import { useNotificationCommands, useNotifications } from '../use-notifications';
import { NotificationLine } from './notification-line';

/** One line for each demand, so that ten events on one do not bury the others; the badge counts the demands with something unread. */
export function NotificationBell({ initial }: { initial: readonly NotificationGroup[] }) {
  const { t } = useTranslation('notifications');
  const groups = useNotifications(initial);
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
        <>
          <div className="notifications__head">
            <h2>{t('title')}</h2>
            {unread.length > 0 ? (
              <Button
                kind="link"
                size="small"
                onClick={() => {
                  close();
                  commands.markAll(unread);
                }}
              >
                {t('markAll')}
              </Button>
            ) : null}
          </div>
          {groups.length > 0 ? (
            <ul className="notifications__list">
              {groups.map((group) => (
                <NotificationLine key={group.demandId} group={group} commands={commands} onOpen={close} />
              ))}
            </ul>
          ) : (
            <p className="notifications__none">{t('none')}</p>
          )}
        </>
      )}
    </Popover>
  );
}
