import type { NotificationEvent, NotificationGroup } from '@aval/application/notifications/list-notifications';
import { describeDeniedCycle } from '@aval/i18n/denied-cycle';
import { formatStamp } from '@aval/i18n/format';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/button';
import { joinClasses } from '../../../components/join-classes';
import { useTranslation } from '../../../shell/translation';
import type { NotificationCommands } from '../use-notification-commands';

interface NotificationLineProps {
  group: NotificationGroup;
  commands: NotificationCommands;
  onOpen: () => void;
}

/** The last event of a demand; what came before it is unfolded. */
export function NotificationLine({ group, commands, onOpen }: NotificationLineProps) {
  const { t } = useTranslation('notifications');
  const words = useEventWords();
  const [isUnfolded, setUnfolded] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const earlierId = useId();
  const { reference } = group;
  const [last, ...earlier] = group.events;
  if (!last) return null;
  const isRead = group.unread === 0;
  return (
    <li className={joinClasses('notification', isRead && 'notification--read')}>
      <div className="notification__line">
        <button
          ref={open}
          type="button"
          className="notification__open"
          onClick={() => {
            onOpen();
            commands.open(group);
          }}
        >
          <span className="notification__reference">
            {isRead ? null : <span className="unread-mark" role="img" aria-label={t('unread')} />}
            <b>{reference}</b>
            {group.unread > 1 ? <span className="count">{t('unreadCount', { count: group.unread })}</span> : null}
          </span>
          <span>{group.validationDenied ? t('validationDenied', { event: words(last) }) : words(last)}</span>
          <small>{formatStamp(last.createdAt)}</small>
        </button>
        {isRead ? null : (
          <IconButton
            size="small"
            icon="check"
            label={t('markGroup', { reference })}
            onClick={() => {
              // This button goes away with what it marks.
              open.current?.focus();
              commands.markGroup(group);
            }}
          />
        )}
        {earlier.length > 0 ? (
          <IconButton
            size="small"
            className="notification__unfold"
            icon="down"
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? earlierId : undefined}
            label={t('earlier', { reference, count: group.count - 1 })}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        ) : null}
      </div>
      {isUnfolded ? (
        <ul id={earlierId} className="notification__earlier">
          {earlier.map((event) => (
            <li key={event.id} className={event.isRead ? 'notification--read' : undefined}>
              <span>
                {event.isRead ? null : <span className="unread-mark" role="img" aria-label={t('unread')} />}
                {words(event)}
                <small>{formatStamp(event.createdAt)}</small>
              </span>
              {event.isRead ? null : (
                <IconButton
                  size="small"
                  icon="check"
                  label={t('markOne', { event: words(event) })}
                  onClick={() => {
                    open.current?.focus();
                    commands.markOne(event.id);
                  }}
                />
              )}
            </li>
          ))}
          {group.count > group.events.length ? (
            <li>{t('more', { count: group.count - group.events.length })}</li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}

function useEventWords(): (event: NotificationEvent) => string {
  const { t, i18n } = useTranslation(['notifications', 'demand']);
  return ({ key, isReminder, reversal, editedParts, deniedCycle }) => {
    const event = t(`event.${key}`);
    if (reversal) {
      return t('reversal', { event, name: reversal.byName, reason: t(`demand:reason.${reversal.reason}`) });
    }
    if (editedParts.length > 0) {
      const parts = editedParts.map((part) => t(`demand:administrativePart.${part}`));
      return t('edited', { event, parts: new Intl.ListFormat(i18n.language).format(parts) });
    }
    if (deniedCycle) return t('deniedCycle', { event, cycles: describeDeniedCycle(i18n, deniedCycle) });
    return isReminder ? t('reminder', { event }) : event;
  };
}
