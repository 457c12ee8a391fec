import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isCivilDate } from '../calendar/civil-date';
import { isReviewDue, REVIEWED_ON, tableReviews } from './reviewed';

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
  const tables = files.map((file) => path.basename(file, '.json'));
  expect(Object.keys(REVIEWED_ON).sort()).toEqual(tables.sort());
  expect(Object.values(REVIEWED_ON).filter((day) => !isCivilDate(day))).toEqual([]);
});

test('tables are told with the oldest review first, and as due once it is more than a year old', () => {
  const reviews = tableReviews('2027-11-26');
  expect(reviews).toHaveLength(Object.keys(REVIEWED_ON).length);
  expect(reviews.map(({ reviewedOn }) => reviewedOn)).toEqual(Object.values(REVIEWED_ON).sort());
  for (const { table, reviewedOn, isDue } of reviews)
    expect([reviewedOn, isDue], table).toEqual([REVIEWED_ON[table], REVIEWED_ON[table] === '2026-11-25']);
});
