import type { NotificationGroup } from '@aval/application/notifications/list-notifications';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';

const POLL_MS = 45_000;
/** Where they are read and marked. */
export const NOTIFICATIONS_PATH = '/app/notifications';

/** The notifications that came with the page, then those of every 45 s while the page is in view. */
export function useNotifications(initial: readonly NotificationGroup[]): readonly NotificationGroup[] {
  const { data, load } = useFetcher<{ notifications: NotificationGroup[] }>({ key: 'notifications' });
  useEffect(() => {
    const poll = setInterval(() => {
      if (!document.hidden) load(NOTIFICATIONS_PATH);
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [load]);
  return data?.notifications ?? initial;
}
