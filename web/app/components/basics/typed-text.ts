/** Keeps the line breaks of typed text, each paragraph in the direction of its script. */
export const TYPED_TEXT = 'max-w-[76ch] whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]';
