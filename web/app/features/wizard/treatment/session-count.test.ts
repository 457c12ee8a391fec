import { expect, test } from 'vitest';
import { isRegular, regenerated, resized } from './session-count';

const weekly = (count: number) => ({ count, frequencyDays: 7 });

test('the first date determines all dates', () => {
  expect(regenerated('2026-12-21', weekly(3))).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
  expect(regenerated('21/12', weekly(3))).toEqual(['21/12']);
  expect(regenerated('2026-12-21', { count: 2, frequencyDays: null })).toEqual(['2026-12-21', '']);
});

test('fewer sessions drop the last dates, more continue from the last one, and zero keep the first date', () => {
  const moved = ['2026-12-21', '2026-12-30'];
  expect(resized(moved, weekly(1))).toEqual(['2026-12-21']);
  expect(resized(moved, weekly(3))).toEqual([...moved, '2027-01-06']);
  expect(resized(moved, weekly(0))).toEqual(['2026-12-21']);
  expect(resized(['2026-12-21', 'soon'], weekly(3))).toEqual(['2026-12-21', 'soon', '']);
});

test('a date set by hand is distinguished from a computed one', () => {
  expect(isRegular(['2026-12-21', '2026-12-28'], weekly(2))).toBe(true);
  expect(isRegular(['2026-12-21', '2026-12-30'], weekly(2))).toBe(false);
});

test('dates do not exceed the last year that can be typed', () => {
  expect(regenerated('9999-12-31', weekly(2))).toEqual(['9999-12-31', '9999-12-31']);
  expect(resized(['9999-12-30'], weekly(2))).toEqual(['9999-12-30', '9999-12-31']);
});
