import { cva } from 'class-variance-authority';

/** Radio buttons or links that lie side by side in one frame. */
export const segmentsLook = cva(
  'inline-flex rounded-md border border-control bg-surface in-disabled:border-line-2 in-disabled:bg-sunken',
  {
    variants: {
      /** As wide as its content instead of its container. */
      compact: { true: 'w-auto', false: 'w-full' },
      scrolls: {
        true: 'max-w-full overflow-x-auto overflow-y-hidden [scrollbar-width:none]',
        false: 'overflow-hidden',
      },
    },
    defaultVariants: { compact: false, scrolls: false },
  },
);

export const segmentLook = cva('segment', {
  variants: {
    kind: {
      choice: [
        'min-w-[30px] flex-auto cursor-pointer px-2 text-(length:--fs-sm) whitespace-nowrap',
        'has-checked:z-1 has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-text',
        'has-checked:shadow-[inset_0_0_0_1.5px_var(--c-brand-text)]',
        'has-focus-visible:z-1 has-focus-visible:-outline-offset-2 has-focus-visible:[outline:var(--focus)]',
        'has-disabled:cursor-not-allowed has-disabled:text-ink-off',
        'forced-colors:has-checked:[forced-color-adjust:none]',
        'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
      ],
      link: 'segment-link',
    },
    /** In a row that may scroll. */
    scrolls: { true: 'flex-none px-2.5 whitespace-nowrap', false: '' },
  },
  compoundVariants: [{ kind: 'link', scrolls: false, class: 'px-2' }],
  defaultVariants: { scrolls: false },
});
