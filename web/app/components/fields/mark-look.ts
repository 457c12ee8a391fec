import { cva } from 'class-variance-authority';

/** With forced colours a card tells its choice itself; alone, the mark tells it by the system's own colour. */
const ALONE = [
  'forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight]',
  'forced-colors:checked:[forced-color-adjust:none]',
];
const ROUND = 'rounded-full checked:border-[5px]';

/** The box or ring that is ticked: a check box, a radio button, or the radio button of a card. */
export const markLook = cva(
  'mt-0.5 size-4 flex-none appearance-none border border-control bg-surface checked:border-brand',
  {
    variants: {
      kind: {
        check: ['rounded-sm bg-[length:12px] bg-center bg-no-repeat checked:bg-brand checked:bg-tick', ...ALONE],
        radio: [ROUND, ...ALONE],
        /** The card has the ring of the focus. */
        card: [ROUND, 'focus-visible:outline-none'],
      },
    },
  },
);
