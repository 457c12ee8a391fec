import { expect, it } from 'vitest';
import { badgeText } from './badge-text';

it.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('%i unread notifications show %s', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});
