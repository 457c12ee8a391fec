import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isCivilDate } from '../calendar/civil-date';
import { isReviewDue, REVIEWED_ON } from './reviewed';

test.each([
  ['2026-11-25', '2027-11-24', false],
  ['2026-11-25', '2027-11-25', false],
  ['2026-11-25', '2027-11-26', true],
  ['2027-02-28', '2028-02-28', false],
  ['2027-02-28', '2028-02-29', true],
  ['2027-03-01', '2028-02-29', false],
  ['2028-02-29', '2029-02-28', false],
  ['2028-02-29', '2029-03-01', true],
])('a review of %s is more than a year old on %s: %s', (reviewedOn, today, isDue) => {
  expect(isReviewDue(reviewedOn, today)).toBe(isDue);
});

test('each table of the reference data has the day of its review', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
  // Regimens stand beside the catalogues.
  const tables = [...files.map((file) => path.basename(file, '.json')), 'regimens'];
  expect(Object.keys(REVIEWED_ON).sort()).toEqual(tables.sort());
  expect(Object.values(REVIEWED_ON).filter((day) => !isCivilDate(day))).toEqual([]);
});
