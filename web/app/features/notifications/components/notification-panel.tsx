import type { NotificationList } from '@aval/application/notifications/list-notifications';
import { cx } from 'class-variance-authority';
import { Button, ButtonLink } from '../../../components/actions/button';
import { useTranslation } from '../../../shell/words/translation';
import { topicText } from '../topic-text';
import { NOTIFICATIONS_PATH, type NotificationCommands } from '../use-notification-commands';
import { NotificationLine } from './notification-line';
import { NOTHING } from './notification-looks';

const HEAD = [
  'sticky top-0 z-1 flex min-h-10.5 items-center justify-between gap-3 px-3 py-1',
  'border-b border-line bg-raised',
];
const FOOT = 'sticky bottom-0 z-1 border-t border-line bg-raised p-1';

interface NotificationPanelProps extends NotificationList {
  commands: NotificationCommands;
  close: () => void;
}

/** Content of the bell's popover; loaded separately, because the bell is on every page. */
export default function NotificationPanel({ groups, hasMoreUnread, commands, close }: NotificationPanelProps) {
  const { t } = useTranslation('notifications');
  const unread = groups.filter((group) => group.unread > 0);
  return (
    <>
      <div className={cx(HEAD)}>
        <h2 className="text-(length:--fs-sm) font-medium">{t('title')}</h2>
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
        <ul>
          {groups.map((group) => (
            <NotificationLine key={topicText(group)} group={group} commands={commands} onOpen={close} />
          ))}
        </ul>
      ) : (
        <p className={NOTHING}>{t('none')}</p>
      )}
      {hasMoreUnread ? (
        <p className="border-t border-line px-3 py-2.5 text-(length:--fs-sm) text-ink-2">{t('moreUnread')}</p>
      ) : null}
      <div className={FOOT}>
        <ButtonLink kind="link" size="small" to={NOTIFICATIONS_PATH} onClick={close}>
          {t('showAll')}
        </ButtonLink>
      </div>
    </>
  );
}
