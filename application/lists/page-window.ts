export interface PageWindow {
  page: number;
  skip: number;
  take: number;
  /** Read from the other end and reversed, so that the second half of a list is as fast as the first. */
  reversed: boolean;
}

/**
 * Returns the window of a page in a list of `count` rows; a page beyond the end becomes the last one. Source:
 * docs/rules.md 9.1.
 */
export function pageWindow(count: number, page: number, pageSize: number): PageWindow {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const shown = Math.min(page, pages);
  const start = (shown - 1) * pageSize;
  const end = Math.min(start + pageSize, count);
  const reversed = start > count / 2;
  return { page: shown, skip: reversed ? count - end : start, take: end - start, reversed };
}
