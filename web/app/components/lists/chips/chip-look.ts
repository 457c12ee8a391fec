import { cva } from 'class-variance-authority';

export const chipLook = cva([], {
  variants: {
    part: {
      /** Chip without a filter value. */
      empty: 'chip chip-alone chip-empty',
      /** Chip beside the filters that is always on. */
      plain: 'chip chip-alone [&_b]:font-medium [&_b]:text-ink',
      /**
       * Frame around the two buttons of an active chip, which draw their focus ring inside it; `none` omits the frame
       * of an inactive one.
       */
      frame: ['chip border-brand-line bg-brand-soft text-ink'],
      none: 'contents',
      main: [
        'finger-area inline-flex h-full items-center gap-[5px] rounded-l-[5px] pr-1 pl-2 focus-visible:-outline-offset-2',
        '[&_span]:font-normal [&_span]:text-ink-2',
        '[&_b]:max-w-55 [&_b]:truncate [&_b]:font-medium',
      ],
      clear: [
        'finger-area grid h-full w-6.5 place-items-center rounded-r-[5px] border-l border-brand-line text-ink-2',
        'hover:bg-pressed focus-visible:-outline-offset-2 finger:w-9',
      ],
    },
  },
});
