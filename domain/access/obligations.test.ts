import { describe, expect, it } from 'vitest';
import { obligationsOf } from './obligations';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-23T09:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const fine = {
  requireResetPassword: false,
  passwordChangedAt: now,
  passwordMaxAgeDays: 180,
  acceptedTermsVersion: 3,
  termsVersion: 3,
};

describe('the obligations of a user', () => {
  it.each([
    ['none', {}, []],
    ['none at the last moment of a password', { passwordChangedAt: before(180 * DAY_MS) }, []],
    ['a new password a moment later', { passwordChangedAt: before(180 * DAY_MS + 1) }, ['PASSWORDEXPIRED']],
    [
      'a new password after a shorter maximum age',
      { passwordChangedAt: before(2 * DAY_MS), passwordMaxAgeDays: 1 },
      ['PASSWORDEXPIRED'],
    ],
    ['a new password when a reset is required', { requireResetPassword: true }, ['REQUIRERESETPASSWORD']],
    [
      'one new password for both reasons',
      { requireResetPassword: true, passwordChangedAt: before(999 * DAY_MS) },
      ['REQUIRERESETPASSWORD'],
    ],
    ['acceptance of newer terms', { termsVersion: 4 }, ['REQUIREACCEPTTERMS']],
    ['none for older terms', { termsVersion: 2 }, []],
    [
      'a new password and then the terms',
      { passwordChangedAt: before(999 * DAY_MS), termsVersion: 4 },
      ['PASSWORDEXPIRED', 'REQUIREACCEPTTERMS'],
    ],
  ])('are %s', (_what, differing, expected) => {
    expect(obligationsOf({ ...fine, ...differing }, now)).toEqual(expected);
  });
});
