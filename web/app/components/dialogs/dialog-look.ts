import { cva } from 'class-variance-authority';

/** On a phone the dialog is a sheet at the bottom of the screen. */
const SHEET = 'max-md:m-[auto_0_0] max-md:w-full max-md:rounded-t-xl max-md:rounded-b-none';

const MIDDLE = 'm-auto max-h-[calc(100dvh-48px)] rounded-xl max-md:max-h-[calc(100dvh-24px)]';

/** Full window height, so that nothing moves when a choice reveals more fields. */
const SIDE = [
  'm-[0_0_0_auto] h-dvh max-h-none w-[min(var(--w-panel),100vw)] border-l border-line print:open:hidden',
  'max-md:h-[calc(100dvh-40px)] max-md:border-l-0',
  // On a wide page the panel stands beside the content.
  'xl:not-[:modal]:fixed xl:not-[:modal]:inset-[var(--h-topbar)_0_0_auto] xl:not-[:modal]:z-(--z-sticky)',
  'xl:not-[:modal]:h-auto xl:not-[:modal]:bg-surface xl:not-[:modal]:shadow-none',
];

export const dialogLook = cva(
  [
    'max-w-none flex-col overflow-hidden bg-raised text-ink shadow-dialog open:flex',
    'forced-colors:border-2 forced-colors:border-[CanvasText]',
    // In a low window the head and the foot scroll with the content.
    'low:h-auto low:max-h-dvh low:overflow-y-auto low:*:flex-none',
    SHEET,
  ],
  {
    variants: {
      place: { middle: MIDDLE, side: SIDE },
      width: { narrow: '', medium: '', wide: '' },
      settled: { true: '', false: 'open:animate-rise' },
      behind: { true: 'modal:invisible' },
    },
    compoundVariants: [
      { place: 'middle', width: 'narrow', class: 'w-[min(520px,100vw-48px)]' },
      { place: 'middle', width: 'medium', class: 'w-[min(var(--w-dialog),100vw-48px)]' },
      { place: 'middle', width: 'wide', class: 'w-[min(1240px,100vw-48px)]' },
    ],
    defaultVariants: { place: 'middle', width: 'medium', settled: false },
  },
);

export const HEAD = 'flex items-start gap-3 px-5 pt-4 pb-3';

export const bodyLook = cva('grid gap-4 overflow-auto px-5 pt-1 pb-5 low:overflow-visible', {
  variants: {
    side: {
      true: [
        'flex-1 content-start overscroll-contain',
        '[&_[data-part=radio-cards]]:auto-rows-[1fr] [&_[data-part=radio-cards]]:grid-cols-[1fr_1fr]',
      ],
    },
  },
});

/** Foot with the consequence first, then the buttons. */
export const footLook = cva(
  [
    'flex items-center gap-2 border-t px-5 py-3 [&_b]:font-semibold [&_b]:text-ink [&>:first-child]:mr-auto',
    'max-md:flex-wrap max-md:[&>:first-child]:w-full max-md:[&>:is(a,button)]:flex-1',
  ],
  {
    variants: {
      side: { true: 'flex-wrap justify-end [&>:first-child]:w-full [&>:first-child:empty]:hidden' },
      warns: { true: 'border-warn-line bg-warn-bg', false: 'border-line' },
    },
    defaultVariants: { warns: false },
  },
);
