/** The frame around the pages: navigation, top bar, and the pages for what went wrong. */
export default {
  skipToContent: 'Saltar al contenido',
} as const;
