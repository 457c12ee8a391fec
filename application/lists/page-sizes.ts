/** Of every list; the first is the one to begin with. Source: docs/rules.md 9.1. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
