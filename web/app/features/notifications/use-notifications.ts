import type { NotificationItem } from '@aval/application/notifications/list-notifications';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';

const POLL_MS = 45_000;

/** The notifications that came with the page, then those of every 45 s while the page is in view. */
export function useNotifications(initial: readonly NotificationItem[]): readonly NotificationItem[] {
  const { data, load } = useFetcher<{ notifications: NotificationItem[] }>({ key: 'notifications' });
  useEffect(() => {
    const poll = setInterval(() => {
      if (!document.hidden) load('/app/notifications');
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [load]);
  return data?.notifications ?? initial;
}
