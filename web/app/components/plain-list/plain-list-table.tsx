import type { AnyPlainList, QueryOf } from '@aval/application/lists/plain-list';
import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from '../../shell/words/translation';
import { RowMenu } from '../actions/menu';
import { EmptyCell } from '../basics/empty-cell';
import { type ColumnSort, StackedCell, StackedRow, StackedTable } from '../lists/stacked-table';
import type { ListAddress } from './list-address';

const OPENS = 'finger-area rounded-sm font-medium text-ink hover:text-brand-text focus-visible:-outline-offset-2';

export interface ListColumn<Row, List extends AnyPlainList = AnyPlainList> {
  name: string;
  label: string;
  /** Sort key of the list that the header applies. */
  sort?: List['sorts'][number];
  /** Right-aligned number. */
  isNumber?: boolean;
  className?: string;
  /** Classes that hide the column, and its entry in the column menu, in narrow windows. */
  folds?: string;
  cell: (row: Row) => ReactNode;
}

/** Link and menu of a row. */
export interface RowParts<Row> {
  /**
   * Address of the detail page; the first cell is the link and the whole row follows it. Null for a row without one.
   */
  rowTo?: (row: Row) => string | null;
  /** `MenuItem` elements; null when no action is allowed. */
  rowMenu?: (row: Row) => { label: string; items: ReactNode } | null;
}

interface PlainListTableProps<List extends AnyPlainList, Row> extends RowParts<Row> {
  address: ListAddress<List>;
  query: QueryOf<List>;
  rows: readonly Row[];
  columns: readonly ListColumn<Row, List>[];
  caption: string;
}

export function PlainListTable<List extends AnyPlainList, Row extends { id: number | string }>(
  props: PlainListTableProps<List, Row>,
) {
  const { address, query, rows, columns, caption, rowTo, rowMenu } = props;
  const { t } = useTranslation('common');
  const heads = columns.map(({ name, label, sort, isNumber, className, folds }) => ({
    name,
    label,
    className: cx(isNumber && 'text-right', className, folds),
    ...(sort === undefined ? {} : { sort: toSort(address, query, sort) }),
  }));
  const menuHead = { name: 'actions', label: <span className="sr-only">{t('list.actions')}</span> };
  return (
    <StackedTable caption={caption} columns={rowMenu ? [...heads, menuHead] : heads}>
      {rows.map((row) => (
        <StackedRow key={row.id}>
          {columns.map(({ name, label, isNumber, className, folds, cell }, place) => (
            <StackedCell
              key={name}
              label={label}
              className={cx(isNumber && 'whitespace-nowrap text-right tabular-nums', className, folds)}
              {...(place === 0 ? { kind: 'headline' as const } : {})}
            >
              {place === 0 ? <Opening to={rowTo?.(row) ?? null}>{cell(row)}</Opening> : orDash(cell(row))}
            </StackedCell>
          ))}
          {rowMenu ? <MenuCell menu={rowMenu(row)} label={t('list.actions')} /> : null}
        </StackedRow>
      ))}
    </StackedTable>
  );
}

function orDash(value: ReactNode): ReactNode {
  return value === undefined || value === null || value === '' ? <EmptyCell /> : value;
}

function Opening({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children;
  return (
    <Link className={OPENS} to={to} data-opens="">
      {children}
    </Link>
  );
}

function MenuCell({ menu, label }: { menu: { label: string; items: ReactNode } | null; label: string }) {
  return (
    <StackedCell label={label} kind="menu" className="text-right">
      {menu ? <RowMenu label={menu.label}>{menu.items}</RowMenu> : null}
    </StackedCell>
  );
}

/** Returns the address sorted by the column, or reversed when it already is. */
function toSort<List extends AnyPlainList>(
  address: ListAddress<List>,
  query: QueryOf<List>,
  by: List['sorts'][number],
): ColumnSort {
  const { sort } = query;
  const isSorted = sort.by === by;
  const change = { sort: { by, descending: isSorted && !sort.descending } };
  return {
    to: address.changed(query, change as Partial<QueryOf<List>>),
    direction: isSorted ? (sort.descending ? 'descending' : 'ascending') : null,
  };
}
