/** Text as it was typed, with its own lines. */
export const TYPED_TEXT = 'max-w-[76ch] whitespace-pre-wrap wrap-anywhere';
