import { expect, test } from 'vitest';
import { latestTreatmentDate } from './date-rules';

test.each([
  ['2026-04-16', '2031-04-16'],
  ['2028-02-29', '2033-02-28'],
])('on %s the latest treatment date is %s', (today, latest) => {
  expect(latestTreatmentDate(today)).toBe(latest);
});
