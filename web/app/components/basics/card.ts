/** Framed group of fields with a heading. */
export const CARD = 'rounded-lg border border-line-2 bg-surface';
export const CARD_HEAD =
  'flex items-center gap-2.5 border-line border-b px-4 py-3 [&>:last-child:not(:first-child)]:ml-auto';
export const CARD_BODY = 'p-4';
