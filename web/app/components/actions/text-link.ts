/** Button drawn as a link below a text, to expand it. */
export const MORE_LINK = 'finger-area mt-1 text-brand-text text-xs/sm underline print:hidden';
