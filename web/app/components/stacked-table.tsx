import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';
import { ScrollBox } from './scroll-box';
import { SortHeader, type SortHeaderProps } from './sort-header';

export type ColumnSort = Pick<SortHeaderProps, 'to' | 'direction'>;

interface StackedTableProps {
  caption: string;
  /** Headers in their order; one that is only read aloud is given as an element. */
  columns: readonly { name: string; label: ReactNode; className?: string; sort?: ColumnSort }[];
  /** With the outline of a card, as tables within a page have it; on a phone each row has its own. */
  boxed?: boolean;
  children: ReactNode;
}

/** Rows become cards on a phone, each value with its column's name. The roles keep it a table for readers then too. */
export function StackedTable({ caption, columns, boxed = false, children }: StackedTableProps) {
  const table = (
    <table {...{ role: 'table' }} className="data-table stacked-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, label, className, sort }) =>
            sort ? (
              <SortHeader key={name} {...sort} className={className}>
                {label}
              </SortHeader>
            ) : (
              <th key={name} scope="col" className={className}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody {...{ role: 'rowgroup' }}>{children}</tbody>
    </table>
  );
  return boxed ? <ScrollBox label={caption}>{table}</ScrollBox> : table;
}

export function StackedRow({ children }: { children: ReactNode }) {
  return <tr {...{ role: 'row' }}>{children}</tr>;
}

interface StackedCellProps {
  /** The column's name, beside the value on a phone. */
  label: string;
  /** Names the card, is a text of several lines, or holds buttons. */
  kind?: 'headline' | 'text' | 'actions';
  className?: string;
  children?: ReactNode;
}

export function StackedCell({ label, kind, className, children }: StackedCellProps) {
  return (
    <td {...{ role: 'cell' }} data-label={label} className={joinClasses(kind && `is-${kind}`, className)}>
      {children}
    </td>
  );
}
