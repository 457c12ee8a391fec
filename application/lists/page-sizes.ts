/** Page sizes of every list, the default first. Source: docs/rules.md 9.1. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
