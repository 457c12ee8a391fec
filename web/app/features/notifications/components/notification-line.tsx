import type { NotificationEvent, NotificationGroup } from '@aval/application/notifications/list-notifications';
import { formatStamp } from '@aval/i18n/format';
import { describeNews } from '@aval/i18n/news-words';
import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { IconButton } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';
import type { NotificationCommands } from '../use-notification-commands';

const OPEN = 'min-w-0 flex-1 cursor-pointer py-2 pr-2 pl-3 text-left focus-visible:-outline-offset-2';
const UNREAD = 'inline-block size-[7px] flex-none rounded-full bg-brand';
const UNREAD_COUNT = 'ml-1.5 text-(length:--fs-xs) tracking-normal text-ink-2 tabular-nums';
const STAMP = 'block text-2xs text-ink-3 tabular-nums';
const EARLIER = 'flex min-h-9.5 items-center justify-between gap-2 border-l-2 border-line pl-2.5';

interface NotificationLineProps {
  group: NotificationGroup;
  commands: NotificationCommands;
  onOpen?: () => void;
}

/** Latest event of a group; earlier ones are collapsed. */
export function NotificationLine({ group, commands, onOpen }: NotificationLineProps) {
  const { t } = useTranslation('notifications');
  const words = useEventWords();
  const [isUnfolded, setUnfolded] = useState(false);
  const open = useRef<HTMLButtonElement>(null);
  const earlierId = useId();
  const { title } = group;
  const [last, ...earlier] = group.events;
  if (!last) return null;
  const isRead = group.unread === 0;
  return (
    <li className={cx('not-first:border-t not-first:border-line', isRead && 'text-ink-2')}>
      <div className="flex items-center gap-0.5 pr-2 hover:bg-hover">
        <button
          ref={open}
          type="button"
          className={OPEN}
          onClick={() => {
            onOpen?.();
            commands.open(group);
          }}
        >
          <span className="flex items-center gap-1.5">
            {isRead ? null : <span className={UNREAD} role="img" aria-label={t('unread')} />}
            <b className="font-medium tabular-nums">{title}</b>
            {group.unread > 1 ? (
              <span className={UNREAD_COUNT}>{t('unreadCount', { count: group.unread })}</span>
            ) : null}
          </span>
          <span className="block">
            {group.validationDenied ? t('validationDenied', { event: words(last) }) : words(last)}
          </span>
          <small className={STAMP}>{formatStamp(last.createdAt)}</small>
        </button>
        {isRead ? null : (
          <IconButton
            size="small"
            icon="check"
            label={t('markGroup', { title })}
            onClick={() => {
              // Moves the focus, because this button disappears with the unread state.
              open.current?.focus();
              commands.markGroup(group);
            }}
          />
        )}
        {earlier.length > 0 ? (
          <IconButton
            size="small"
            className="[&_svg]:transition-[rotate] [&_svg]:duration-(--t-fast) [&_svg]:ease-quiet aria-expanded:[&_svg]:rotate-180"
            icon="down"
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? earlierId : undefined}
            label={t('earlier', { title, count: group.count - 1 })}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        ) : null}
      </div>
      {isUnfolded ? (
        <ul id={earlierId} className="pr-2 pb-2 pl-6 text-(length:--fs-xs)">
          {earlier.map((event) => (
            <li key={event.id} className={cx(EARLIER, event.isRead && 'text-ink-2')}>
              <span>
                {event.isRead ? null : <span className={cx(UNREAD, 'mr-1.5')} role="img" aria-label={t('unread')} />}
                {words(event)}
                <small className={STAMP}>{formatStamp(event.createdAt)}</small>
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
            <li className={EARLIER}>{t('more', { count: group.count - group.events.length })}</li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}

function useEventWords(): (event: NotificationEvent) => string {
  const { i18n } = useTranslation(['notifications', 'demand']);
  return (event) => describeNews(i18n, event);
}
