import { cva } from 'class-variance-authority';

/** Year, above the date so that the two never overlap. */
export const YEAR = 'block pt-0.5 text-2xs/[0.75rem] text-ink-2';

/**
 * Marker of today. Between two sessions it is placed on their dividing line, because the adjacent date is another day.
 */
export const todayMark = cva('text-2xs/[0.75rem]', {
  variants: {
    place: {
      on: 'block pt-0.5 text-ink-2',
      before: 'absolute top-0 -left-px block -translate-x-1/2 bg-surface px-[3px] pt-0.5 font-medium text-focus',
    },
  },
});
