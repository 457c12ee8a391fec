/** Said in the panel instead of lines. */
export const NOTHING = 'px-3 py-5 text-ink-3';
