import { cva } from 'class-variance-authority';

/**
 * The looks of thousands of cells stand on the table once; a cell says by attributes whether it begins or ends a cycle, is of the current one, or has
 * today's line, which runs down the whole table before the session that comes next.
 */
export const TABLE = [
  'w-full border-separate border-spacing-0 tabular-nums [&_:is(td,th)]:p-0 [&_:is(td,th)]:text-center',
  '[&>thead_th]:font-medium [&>thead_th]:text-ink-3 [&>thead_th]:text-xs',
  '[&_[data-starts]:not([data-today])]:border-l [&_[data-starts]]:border-l-line-2',
  '[&_[data-today][data-today]]:border-l-2 [&_[data-today][data-today]]:border-l-focus [&_[data-now]]:bg-brand-soft',

  // A long name of a cycle does not widen its columns.
  '[&_[data-row=cycles]_th]:h-[30px] [&_[data-row=cycles]_th]:max-w-0 [&_[data-row=cycles]_th]:truncate',
  '[&_[data-row=cycles]_th]:border-b [&_[data-row=cycles]_th]:border-b-line-2 [&_[data-row=cycles]_th]:bg-sunken',
  '[&_[data-row=cycles]_th]:px-1.5 [&_[data-row=cycles]_th]:py-[3px] [&_[data-row=cycles]_th]:text-ink-2',
  '[&_[data-row=cycles]_th[data-now]]:font-semibold [&_[data-row=cycles]_th[data-now]]:text-ink',

  '[&_[data-row=days]_th]:relative [&_[data-row=days]_th]:h-10 [&_[data-row=days]_th]:min-w-12',
  '[&_[data-row=days]_th]:border-b [&_[data-row=days]_th]:border-b-line [&_[data-row=days]_th]:align-bottom',
  '[&_[data-row=days]_th]:font-normal [&_[data-row=days]_b]:block [&_[data-row=days]_b]:font-medium',
  '[&_[data-row=days]_b]:text-ink [&_[data-row=days]_small]:text-2xs [&_[data-row=days]_small]:text-ink-3',

  '[&>tbody_:is(td,th)]:h-[34px] [&>tbody_:is(td,th)]:border-b [&>tbody_:is(td,th)]:border-b-line',
  '[&>tbody>tr:last-child>:is(td,th)]:border-b-0 [&>tbody_td]:text-ink-3',
  '[&>tbody_th]:whitespace-nowrap [&>tbody_th]:px-3.5 [&>tbody_th]:text-left [&>tbody_th]:font-normal',
  '[&>tbody_th>span]:flex [&>tbody_th>span]:max-w-[260px] [&>tbody_th>span]:items-center [&>tbody_th>span]:gap-2',

  // On a phone the names of the drugs stay while the sessions are scrolled.
  'max-md:[&_tr>th:first-child]:sticky max-md:[&_tr>th:first-child]:left-0 max-md:[&_tr>th:first-child]:z-1',
  'max-md:[&_tr>th:first-child]:bg-surface max-md:[&_tr>th:first-child]:shadow-[1px_0_0_var(--c-line)]',
  'max-md:[&_[data-row=days]>th:first-child]:sticky max-md:[&_[data-row=cycles]>th:first-child]:bg-sunken',

  // On paper nothing scrolls: the long name of a cycle takes a second line where the cycle is narrow.
  'print:mb-2.5 print:table-fixed print:break-inside-avoid print:[&>tbody_th]:px-1 print:[&_[data-now]]:bg-transparent',
  'print:[&_[data-row=days]_th]:min-w-0 print:[&_[data-row=days]_th]:text-[8pt]',
  'print:[&_[data-row=cycles]_th]:whitespace-normal print:[&_[data-row=cycles]_th]:px-0.5',
  'print:[&_[data-row=cycles]_th]:text-[8pt]/[0.8125rem]',
  // Without its ground, what is asked for now has an outline.
  'groundless:[&_[data-now][data-starts][data-starts]]:border-l-2',
  'groundless:[&_[data-now][data-starts][data-starts]]:border-l-ink',
  'groundless:[&_[data-now][data-ends]]:border-r-2 groundless:[&_[data-now][data-ends]]:border-r-ink',
  'groundless:[&_[data-row=cycles]_[data-now]]:border-t-2 groundless:[&_[data-row=cycles]_[data-now]]:border-t-ink',
  'groundless:[&>tbody>tr:last-child>[data-now]]:border-b-2',
  'groundless:[&>tbody>tr:last-child>[data-now]]:border-b-ink',
].join(' ');

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
