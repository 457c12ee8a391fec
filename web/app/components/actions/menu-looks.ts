import { cva } from 'class-variance-authority';

/** Panel in the top layer, beside a button or under a field. */
export const menuPanel = cva(
  [
    'fixed inset-auto z-pop m-0 max-w-[calc(100vw-16px)] overscroll-contain rounded-lg border-0 bg-raised shadow-pop',
    'animate-appear text-left text-(length:--fs-sm) whitespace-normal text-ink focus:outline-none',
    'forced-colors:border-2 forced-colors:border-[CanvasText]',
  ],
  {
    variants: {
      /** `list` hides overflow because the list inside scrolls by itself. */
      holds: { items: 'min-w-54 overflow-auto', list: 'flex min-w-54 flex-col overflow-hidden' },
      padding: { none: 'p-0', narrow: 'p-1', wide: 'p-2' },
    },
    defaultVariants: { holds: 'items', padding: 'narrow' },
  },
);

/** Selectable row. The active row is highlighted, and outlined when the list has keyboard focus. */
export const menuItem = cva(
  [
    'flex min-h-7.5 w-full cursor-pointer items-center gap-[9px] rounded-sm px-2 py-1 font-normal',
    'hover:bg-pressed hover:no-underline focus-visible:-outline-offset-2 data-focus:bg-pressed',
    'in-focus-visible:data-focus:outline-2 in-focus-visible:data-focus:-outline-offset-2',
    'in-focus-visible:data-focus:outline-focus',
    '[&_small]:block [&_small]:text-xs [&_small]:leading-4 [&_small]:text-ink-3',
  ],
  {
    variants: {
      tone: { plain: 'text-ink', danger: 'text-danger' },
      /** Separator line above the item. */
      startsGroup: {
        true: [
          'relative mt-[9px]',
          "before:absolute before:-inset-x-1 before:-top-[5px] before:border-t before:border-line before:content-['']",
        ],
      },
      /** Item that begins with a status icon. */
      hasStatus: { true: '*:first:size-4 *:first:text-(--st-fg) *:first:[--st-bg:var(--c-raised)]' },
    },
    defaultVariants: { tone: 'plain' },
  },
);

export const MENU_TICK = 'ml-auto text-ink-3';
export const MENU_FOOT = '-mx-1 mt-1 -mb-1 flex justify-between gap-2 border-t border-line p-2 text-xs text-ink-3';
export const FILTER_LIST = 'max-h-116 min-w-60 overflow-auto rounded-sm focus-visible:outline-none';
/** Heading above a group of options. */
export const MENU_HEAD = 'px-2 pt-2 pb-1 text-(length:--fs-xs) text-ink-3';
/** Message in place of options: none found, or loading. */
export const LIST_STATE = 'flex items-center gap-2 px-2 py-1.5 text-(length:--fs-xs) text-ink-3 empty:hidden';
