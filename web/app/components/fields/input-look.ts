import { cva } from 'class-variance-authority';

/** Style of text inputs, text areas and selects; `start` and `end` reserve space for affixes. */
export const inputLook = cva(
  ['control max-md:text-[16px] hover:border-ink-2', 'locked:border-line-2 locked:bg-sunken locked:text-ink-2'],
  {
    variants: {
      size: {
        small: 'h-ctl-sm text-sm finger:h-ctl',
        medium: 'h-ctl text-sm',
        large: 'h-ctl-lg text-base',
        /** Text area with a variable number of lines. */
        lines: 'resize-y py-[7px] text-sm',
      },
      tone: { plain: 'border-control bg-surface', private: 'border-private-line bg-private-bg' },
      start: { plain: '', icon: 'pl-8' },
      end: {
        plain: '',
        unit: 'pr-11',
        /** A one-character sign leaves more space to the figure. */
        sign: 'pr-[26px]',
        button: 'pr-11',
        buttonAfterIcon: 'pr-9 max-md:pr-10',
        arrow: 'pr-7',
      },
      /** Reduced padding for narrow places. */
      dense: { true: 'px-2', false: '' },
    },
    compoundVariants: [
      { dense: false, start: 'plain', size: ['small', 'medium', 'lines'], class: 'pl-2.5' },
      { dense: false, start: 'plain', size: 'large', class: 'pl-3' },
      { dense: false, end: 'plain', size: ['small', 'medium', 'lines'], class: 'pr-2.5' },
      { dense: false, end: 'plain', size: 'large', class: 'pr-3' },
    ],
    defaultVariants: { size: 'medium', tone: 'plain', start: 'plain', end: 'plain', dense: false },
  },
);
