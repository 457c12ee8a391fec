import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window';

describe('the window of a page', () => {
  it.each([
    { count: 0, page: 1, expected: { page: 1, skip: 0, take: 0, reversed: false } },
    { count: 1, page: 1, expected: { page: 1, skip: 0, take: 1, reversed: false } },
    { count: 60, page: 2, expected: { page: 2, skip: 25, take: 25, reversed: false } },
    { count: 60, page: 3, expected: { page: 3, skip: 0, take: 10, reversed: true } },
    { count: 75, page: 3, expected: { page: 3, skip: 0, take: 25, reversed: true } },
    { count: 60, page: 99, expected: { page: 3, skip: 0, take: 10, reversed: true } },
  ])('is right for page $page of $count rows', ({ count, page, expected }) => {
    expect(pageWindow(count, page, 25)).toEqual(expected);
  });
});
