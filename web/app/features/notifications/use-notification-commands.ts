import type { NotificationGroup } from '@aval/application/notifications/list-notifications';
import { useFetcher } from '@remix-run/react';
import { topicText } from './topic-text';

/** Page of all notifications. */
export const NOTIFICATIONS_PATH = '/app/notifications';
/** Endpoint of the bell and, with `all`, of the page; both mark by it what was read. */
export const NOTIFICATIONS_STATE_PATH = '/app/notifications/state';
/** Pause between two polls. Source: docs/rules.md 5.15. */
export const ASK_AGAIN_MS = 45_000;

export interface NotificationCommands {
  /** Marks the group as read and opens its page. */
  open(group: NotificationGroup): void;
  markGroup(group: NotificationGroup): void;
  markOne(id: number): void;
  markAll(groups: readonly NotificationGroup[]): void;
}

export function useNotificationCommands(): NotificationCommands {
  const { submit } = useFetcher();
  const send = (fields: Record<string, string>) => submit(fields, { method: 'post', action: NOTIFICATIONS_STATE_PATH });
  const upTo = (groups: readonly NotificationGroup[]) => String(Math.max(...groups.map((group) => group.upTo)));
  return {
    open: (group) => send({ intent: 'open', about: topicText(group), upTo: upTo([group]) }),
    markGroup: (group) => send({ intent: 'mark', about: topicText(group), upTo: upTo([group]) }),
    markOne: (id) => send({ intent: 'mark_one', id: String(id) }),
    markAll: (groups) => send({ intent: 'mark', about: groups.map(topicText).join(','), upTo: upTo(groups) }),
  };
}
