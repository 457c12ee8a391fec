export interface PageWindow {
  page: number;
  skip: number;
  take: number;
  /** Read from the other end and reversed, so that the second half of a list is as fast as the first. */
  reversed: boolean;
}

interface AskedPage {
  page: number;
  pageSize: number;
  /** Place that the page follows, instead of its number. */
  after?: unknown;
}

/**
 * Returns the window of a page by its number, or of what follows a place, where one row more than the page tells whether
 * there are further ones.
 */
export function windowOf(count: number, { page, pageSize, after }: AskedPage): PageWindow {
  return after ? { page: 1, skip: 0, take: pageSize + 1, reversed: false } : pageWindow(count, page, pageSize);
}

/** Returns the rows that were read in a window, in the order of the list, and the last of them where others follow. */
export function rowsOfWindow<Row>(
  read: readonly Row[],
  { page, reversed }: PageWindow,
  { count, pageSize, after }: Omit<AskedPage, 'page'> & { count: number },
): { rows: Row[]; end: Row | undefined } {
  const rows = (reversed ? read.toReversed() : read).slice(0, pageSize);
  const isFollowed = after ? read.length > pageSize : page * pageSize < count;
  return { rows, end: isFollowed ? rows.at(-1) : undefined };
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
