/** Keeps the line breaks of typed text. */
export const TYPED_TEXT = 'max-w-[76ch] whitespace-pre-wrap wrap-anywhere';
