import { cva } from 'class-variance-authority';

/** They stand above the date, never over it. */
export const YEAR = 'block pt-0.5 text-2xs/[0.75rem] text-ink-2';

/** Between two sessions it stands on its line: the date beside it is another day. */
export const todayMark = cva('text-2xs/[0.75rem]', {
  variants: {
    place: {
      on: 'block pt-0.5 text-ink-2',
      before: 'absolute top-0 -left-px block -translate-x-1/2 bg-surface px-[3px] pt-0.5 font-medium text-focus',
    },
  },
});
