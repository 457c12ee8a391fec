import { cva } from 'class-variance-authority';

/** Styles cells and headers from the table element, so that long lists need no classes per cell. */
export const tableLook = cva('data-table', {
  variants: {
    density: {
      plain: '[&_td]:px-2.5 [&_th]:h-head [&_th]:px-2.5 [&_th_a]:-mx-1.5 [&_th_a]:px-1.5',
      /** Cell padding follows `--cell`. */
      close: '',
    },
    hover: { true: 'as-table:[&_tbody_tr:hover_td]:bg-hover as-cards:[&_tbody_tr:hover]:bg-hover', false: '' },
    /** Table with its own outline. */
    boxed: {
      true: [
        'as-table:[&_td]:py-[7px] as-table:[&_thead_th]:bg-sunken as-table:[&_tbody_tr:last-child_td]:border-b-0',
        'as-table:[&_tr>:first-child]:pl-3.5 as-table:[&_tr>:last-child]:pr-3.5',
        'as-table:[&_[data-kind=number]]:text-right as-table:[&_[data-kind=number]]:whitespace-nowrap',
        // Closer columns beside an open panel or on a tablet, so that the last ones need no scrolling.
        'print:[&_tr>*]:px-[5px]! print:[&_tr>*]:py-1! print:[&_tr>*]:text-[8pt]!',
        '@max-[720px]:[&_td]:px-[5px] @max-[720px]:[&_th]:px-[5px]',
        '@max-[720px]:[&_th]:whitespace-normal @max-[720px]:[&_th[data-kind]]:whitespace-normal',
      ],
      false: '',
    },
  },
  defaultVariants: { density: 'plain', hover: true, boxed: false },
});
