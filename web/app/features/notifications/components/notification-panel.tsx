import type { NotificationList } from '@aval/application/notifications/list-notifications';
import { Button } from '../../../components/button';
import { useTranslation } from '../../../shell/translation';
import type { NotificationCommands } from '../use-notification-commands';
import { NotificationLine } from './notification-line';

interface NotificationPanelProps extends NotificationList {
  commands: NotificationCommands;
  close: () => void;
}

/** Fetched when it is first opened: the bell is on every page. */
export default function NotificationPanel({ groups, hasMoreUnread, commands, close }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const unread = groups.filter((group) => group.unread > 0);
  return (
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
      {hasMoreUnread ? <p className="notifications__more">{t('moreUnread')}</p> : null}
    </>
  );
}
