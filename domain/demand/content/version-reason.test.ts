import { expect, test } from 'vitest';
import { versionReason } from './version-reason';

test.each([
  ['REQUEST', null, 'REQUEST'],
  ['REQUEST', 'pending_missing_info', 'RESUBMIT'],
  ['REQUEST', 'pending_continue', 'CONTINUE'],
  ['CHANGE_DATES', 'sended_accepted', 'CHANGE_DATES'],
  ['SAVE', 'pending_analysis', 'SAVE'],
] as const)('action %s from status %s has the reason %s', (action, before, reason) => {
  expect(versionReason(action, before)).toBe(reason);
});
