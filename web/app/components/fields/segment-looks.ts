import { cva } from 'class-variance-authority';

/** Radio buttons or links side by side in one frame. */
export const segmentsLook = cva(
  'inline-flex rounded-md border border-control bg-surface in-disabled:border-line-2 in-disabled:bg-sunken',
  {
    variants: {
      /** Content width instead of container width. */
      compact: { true: 'w-auto', false: 'w-full' },
      scrolls: {
        true: 'max-w-full overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
        // Not clipped, so that a focus ring may lie outside.
        false: '',
      },
    },
    defaultVariants: { compact: false, scrolls: false },
  },
);

export const segmentLook = cva('segment', {
  variants: {
    kind: {
      choice: 'segment-choice',
      link: 'segment-link',
    },
    /** Segment of a strip that may scroll. */
    scrolls: { true: 'flex-none px-2.5 whitespace-nowrap', false: '' },
  },
  compoundVariants: [{ kind: 'link', scrolls: false, class: 'px-2' }],
  defaultVariants: { scrolls: false },
});
