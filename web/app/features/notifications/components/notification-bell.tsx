import type { NotificationItem } from '@aval/application/notifications/list-notifications';
import { formatStamp } from '@aval/i18n/format';
import { useFetcher } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon';
import { Menu, MenuHead, MenuItem, MenuNote, MenuSeparator } from '../../../components/menu';
import { BADGE_LIMIT, badgeText } from '../badge-text';
import { useNotifications } from '../use-notifications';

/** Opening one leads to its demand and marks it read; the list and the badge follow. */
export function NotificationBell({ initial }: { initial: readonly NotificationItem[] }) {
  const { t } = useTranslation('notifications');
  const notifications = useNotifications(initial);
  const fetcher = useFetcher();
  const unread = notifications.filter(({ isRead }) => !isRead);
  const isFull = unread.length >= BADGE_LIMIT;
  const send = (fields: Record<string, string>) =>
    fetcher.submit(fields, { method: 'post', action: '/app/notifications' });
  return (
    <Menu
      className="button button--ghost button--icon"
      label={isFull ? t('openMany', { count: unread.length - 1 }) : t('open', { count: unread.length })}
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
      {notifications.length > 0 ? <MenuHead>{t('title')}</MenuHead> : <MenuNote>{t('none')}</MenuNote>}
      {notifications.map((item) => (
        <MenuItem
          key={item.id}
          onSelect={() => send({ intent: 'open', id: String(item.id), demandId: item.demandId })}
          end={item.isRead ? null : <span className="unread-mark" role="img" aria-label={t('unread')} />}
        >
          <span className={item.isRead ? 'notification notification--read' : 'notification'}>
            <b>{item.reference}</b> {t(`event.${item.key}`)}
            <small>{formatStamp(item.createdAt)}</small>
          </span>
        </MenuItem>
      ))}
      {unread.length > 0 ? (
        <>
          <MenuSeparator />
          <MenuItem
            icon="check"
            onSelect={() => send({ intent: 'mark_all', ids: unread.map(({ id }) => id).join(',') })}
          >
            {t('markAll')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}
