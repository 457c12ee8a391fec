import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ScrollBox } from './scroll-box';
import { SortHeader, type SortHeaderProps } from './sort-header';
import { SortMenu } from './sort-menu';
import { tableLook } from './table-look';

/** On a phone each row is a card whose values carry their column's name; on a portrait tablet columns are closer. */
const CARDS = cva(
  [
    // A name without spaces must not push other columns out of the window.
    '[&_[data-kind=headline]]:min-w-32 [&_[data-kind=headline]]:wrap-anywhere print:[&_[data-kind=headline]]:min-w-0',
    // A long name must not take the width of the other columns.
    'as-table:[&_[data-kind=headline]]:max-w-[min(28rem,32vw)]',
    // The same for all text cells, unless their column has another kind; words are never broken only for lack of space.
    'as-table:[:where(&_td:not([data-kind]))]:wrap-break-word as-table:[:where(&_[data-kind=text])]:wrap-break-word',
    'as-table:[:where(&_td:not([data-kind]),&_[data-kind=text])]:max-w-[min(28rem,32vw)]',
    'as-cards:[&_td]:wrap-anywhere',
    '[&_td]:py-1.5 md:max-[900px]:[&_td]:px-1 md:max-[900px]:[&_th]:px-1',
    'as-cards:block as-cards:[&>tbody]:block as-cards:[&>thead]:hidden',
    'as-cards:[&_tr]:mb-2 as-cards:[&_tr]:grid as-cards:[&_tr]:grid-cols-[minmax(0,1fr)] as-cards:[&_tr]:gap-1.5',
    'as-cards:[&_tr]:rounded-lg',
    'as-cards:[&_tr]:border as-cards:[&_tr]:border-line-2 as-cards:[&_tr]:px-3 as-cards:[&_tr]:pt-2.5',
    'as-cards:[&_tr]:pb-3 as-cards:[&_td]:flex as-cards:[&_td]:h-auto as-cards:[&_td]:justify-between',
    'as-cards:[&_td]:gap-4 as-cards:[&_td]:border-0 as-cards:[&_td]:p-0 as-cards:[&_td]:text-right',
    'as-cards:[&_td]:before:flex-none as-cards:[&_td]:before:text-xs/sm as-cards:[&_td]:before:text-ink-3',
    'as-cards:[&_td]:before:content-[attr(data-label)]',
    // Keeps links in adjacent rows apart.
    'as-cards:[&_td:not([data-kind=actions],[data-kind=text]):has(>a)]:items-center',
    'as-cards:[&_td:not([data-kind=actions],[data-kind=text]):has(>a)]:min-h-9 as-cards:[&_td>a]:after:-inset-y-2.5',
    'as-cards:[&_[data-kind=headline]]:justify-start as-cards:[&_[data-kind=headline]]:text-left',
    'as-cards:[&_[data-kind=headline]]:text-(length:--fs-md) as-cards:[&_[data-kind=headline]]:before:content-none',
    'as-cards:[&_[data-kind=text]]:block as-cards:[&_[data-kind=text]]:text-left',
    'as-cards:[&_[data-kind=text]]:before:block as-cards:[&_[data-kind=actions]]:justify-start',
    'as-cards:[&_[data-kind=actions]]:before:content-none as-cards:[&_td:empty]:hidden',
    // Menu in the corner of the card, beside its headline.
    'as-cards:[&_tr]:relative as-cards:[&_[data-kind=menu]]:absolute as-cards:[&_[data-kind=menu]]:top-3',
    'as-cards:[&_[data-kind=menu]]:right-1 as-cards:[&_[data-kind=menu]]:before:content-none',
    'as-cards:[&_tr:has([data-kind=menu])_[data-kind=headline]]:pr-10',
  ],
  {
    variants: {
      boxed: {
        true: '',
        false: '[&_tr>:first-child]:pl-0 [&_tr>:last-child]:pr-0',
      },
    },
  },
);

export type ColumnSort = Pick<SortHeaderProps, 'to' | 'direction'>;

interface Column {
  name: string;
  label: ReactNode;
  className?: string;
  isNumber?: boolean;
  sort?: ColumnSort;
}

interface StackedTableProps {
  caption: string;
  /** Column headers in order; a header that is only read aloud is an element. */
  columns: readonly Column[];
  /** Outlined like a card, for tables within a page; on a phone each row has its own outline. */
  boxed?: boolean;
  children: ReactNode;
}

/** Table whose rows become cards on a phone. Explicit roles keep it a table for screen readers in that layout. */
export function StackedTable({ caption, columns, boxed = false, children }: StackedTableProps) {
  const table = (
    // biome-ignore lint/a11y/noRedundantRoles: as cards, elements without table display lose their table roles.
    <table role="table" className={tableLook({ boxed, className: CARDS({ boxed }) })}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, label, className, isNumber, sort }) =>
            sort ? (
              <SortHeader key={name} {...sort} className={className}>
                {label}
              </SortHeader>
            ) : (
              <th key={name} scope="col" className={className} data-kind={isNumber ? 'number' : undefined}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as cards, elements without table display lose their table roles. */}
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
  if (boxed) {
    return (
      <ScrollBox label={caption} box="rows">
        {table}
      </ScrollBox>
    );
  }
  const choices = columns.flatMap(({ name, label, sort }) =>
    sort && typeof label === 'string' ? [{ name, label, ...sort }] : [],
  );
  return (
    <>
      {choices.length > 0 ? <SortMenu className="mb-3 md:hidden" choices={choices} /> : null}
      {table}
    </>
  );
}

export function StackedRow({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noRedundantRoles: as cards, elements without table display lose their table roles.
  return <tr role="row">{children}</tr>;
}

interface StackedCellProps {
  /** Column name, shown beside the value on a phone. */
  label: string;
  /** Headline of the card, multi-line text, buttons, row menu or number. */
  kind?: 'headline' | 'text' | 'actions' | 'menu' | 'number';
  className?: string;
  children?: ReactNode;
}

export function StackedCell({ label, kind, className, children }: StackedCellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as cards, elements without table display lose their table roles.
    <td role="cell" data-label={label} data-kind={kind} className={className}>
      {children}
    </td>
  );
}
