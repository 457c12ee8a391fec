/** Style of a message in place of notifications. */
export const NOTHING = 'px-3 py-5 text-ink-3';
