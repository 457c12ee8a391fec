/** A button drawn as a link: below a text, to see more of it. */
export const MORE_LINK = 'finger-area mt-1 text-brand-text text-xs/sm underline print:hidden';
