import { cva } from 'class-variance-authority';

/** Radio buttons or links side by side in one frame. */
export const segmentsLook = cva(
  'inline-flex rounded-md border border-control in-disabled:border-line-2 in-disabled:bg-sunken',
  {
    variants: {
      /** Content width instead of container width. */
      compact: { true: 'w-auto', false: 'w-full' },
      /** Segments that do not fit in one line go on in the next; the ground between them is their line. */
      wraps: {
        true: 'max-w-full flex-wrap gap-px overflow-hidden bg-line-2',
        // Not clipped, so that a focus ring may lie outside.
        false: 'bg-surface',
      },
    },
    defaultVariants: { compact: false, wraps: false },
  },
);

export const segmentLook = cva('segment', {
  variants: {
    kind: {
      choice: 'segment-choice',
      link: 'segment-link',
    },
    /** Segment of a control that may wrap. */
    wraps: { true: 'flex-auto rounded-none border-l-0 bg-surface px-2.5 whitespace-nowrap', false: '' },
  },
  compoundVariants: [{ kind: 'link', wraps: false, class: 'px-2' }],
  defaultVariants: { wraps: false },
});
