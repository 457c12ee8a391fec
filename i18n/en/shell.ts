/** The frame around the pages: navigation, top bar, and the pages for what went wrong. */
export default {
  skipToContent: 'Skip to content',
} as const;
