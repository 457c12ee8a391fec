/** Of every list; the first is the one to begin with. Source: demands-and-patients.md section 9. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
