import { cva } from 'class-variance-authority';

/**
 * With forced colours, a standalone mark uses the system's highlight; a radio card highlights the whole card instead.
 */
const ALONE = [
  'forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight]',
  'forced-colors:checked:[forced-color-adjust:none]',
];
const ROUND = 'rounded-full checked:border-[5px]';

/** Mark of a checkbox, a radio button or a radio card. */
export const markLook = cva(
  'mt-0.5 size-4 flex-none appearance-none border border-control bg-surface checked:border-brand',
  {
    variants: {
      kind: {
        check: ['rounded-sm bg-[length:12px] bg-center bg-no-repeat checked:bg-brand checked:bg-tick', ...ALONE],
        radio: [ROUND, ...ALONE],
        /** The card itself draws the focus ring. */
        card: [ROUND, 'focus-visible:outline-none'],
      },
    },
  },
);
