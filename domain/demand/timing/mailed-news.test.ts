import { expect, it } from 'vitest';
import type { NotificationKey } from '../lifecycle/commands';
import { DISPLAY_STATUSES } from '../vocabulary';
import { isMailed, isWorthMailing, MAIL_LIFETIME_MS } from './mailed-news';

it('every state that a demand can reach is mailed, except draft', () => {
  expect(DISPLAY_STATUSES.filter((status) => !isMailed(status))).toEqual(['draft']);
});

it.each<NotificationKey>([
  'save',
  'taken_over',
  'comment_to_doctor',
  'authorization_reversed',
  'denial_reversed',
  'rollback',
])('%s is mailed', (key) => {
  expect(isMailed(key)).toBe(true);
});

it.each<NotificationKey>(['comment', 'upload', 'change_dates', 'take_over', 'clock_fault', 'diverged'])(
  '%s is shown in the notification list only',
  (key) => {
    expect(isMailed(key)).toBe(false);
  },
);

it('events older than three days are not mailed', () => {
  const now = new Date('2026-06-10T10:00:00Z');
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  expect(isWorthMailing(now, now)).toBe(true);
  expect(isWorthMailing(before(MAIL_LIFETIME_MS - 1), now)).toBe(true);
  expect(isWorthMailing(before(MAIL_LIFETIME_MS), now)).toBe(false);
});
