import { expect, test } from 'vitest';
import { findingsOf, verdictOf } from '../rule-cases.test-support';
import { totalDoseOfRadiotherapy } from './total-dose';

const course = (totalDoseGy: number | null, sessions: number | null, fractionationPerDayGy: number | null) => ({
  treatment: { radiotherapy: [{ totalDoseGy, sessions, fractionationPerDayGy }] },
});

test.each([
  [60, 30, 2, null],
  // 15 × 2.67 is 40.05, written as 40.
  [40, 15, 2.67, null],
  // 2 % of 50 Gy is 1 Gy.
  [51, 25, 2, null],
  [49, 25, 2, null],
  [51.1, 25, 2, 'differs: warning'],
  [48.9, 25, 2, 'differs: warning'],
  [6, 30, 2, 'differs: warning'],
  // 30 days of 1.5 Gy are 45; with two fractions a day 90.
  [90, 30, 1.5, 'severalOfDay: note'],
  // Three fractions a day are 135; four are not accepted.
  [135, 30, 1.5, 'severalOfDay: note'],
  [180, 30, 1.5, 'differs: warning'],
  [null, 30, 2, null],
  [60, null, 2, null],
  [60, 0, 2, null],
  [0, 30, 2, null],
])('%d Gy of %d × %d Gy: %s', (totalDoseGy, sessions, perDay, verdict) => {
  expect(verdictOf(totalDoseOfRadiotherapy, course(totalDoseGy, sessions, perDay))).toBe(verdict);
});

test('a course of several fractions a day that is published is no question', () => {
  const lung = { ...course(45, 15, 1.5), protocol: { type: 'pulmon' } };
  const [radiotherapy] = lung.treatment.radiotherapy;
  const withIntention = (intention: string) => ({
    ...lung,
    treatment: { radiotherapy: [{ ...radiotherapy, intention }] },
  });
  expect(verdictOf(totalDoseOfRadiotherapy, withIntention('radical'))).toBeNull();
  expect(verdictOf(totalDoseOfRadiotherapy, withIntention('adyuvante'))).toBe('severalOfDay: note');
});

test('the finding names the computed dose and the treatment among several', () => {
  const [right] = course(60, 30, 2).treatment.radiotherapy;
  const [wrong] = course(66, 30, 2).treatment.radiotherapy;
  expect(findingsOf(totalDoseOfRadiotherapy, { treatment: { radiotherapy: [right, wrong] } })).toMatchObject([
    {
      values: { computed: { value: 60, unit: 'Gy' } },
      fields: ['treatment.radiotherapy.1.totalDoseGy', ...[0, 0].map(() => expect.any(String))],
    },
  ]);
});
