import type { AnyPlainList, FilterName, QueryOf } from '@aval/application/lists/plain-list';
import type { ReactNode } from 'react';
import { ButtonLink } from '../actions/button';
import { EmptyState } from '../lists/empty-state';
import { type ListedPage, ListFrame } from '../lists/list-frame';
import { NothingFound } from '../lists/nothing-found';
import { useListPage } from '../lists/use-list-page';
import type { ListAddress } from './list-address';
import { type ListColumn, PlainListTable, type RowParts } from './plain-list-table';
import { type FilterWords, PlainListToolbar } from './plain-list-toolbar';

/** Texts of a plain list. */
interface ListWords {
  title: string;
  lead?: string;
  /** Plural of the listed things. */
  things: string;
  /** Caption of the table, read aloud. */
  caption: string;
  empty: string;
  emptyHint: string;
  emptyFiltered: string;
}

export interface PlainListData<List extends AnyPlainList, Row> extends ListedPage {
  query: QueryOf<List>;
  rows: readonly Row[];
  names: Partial<Record<FilterName<List>, string>>;
  today: string;
}

interface PlainListPageProps<List extends AnyPlainList, Row extends { id: number | string }> extends RowParts<Row> {
  address: ListAddress<List>;
  loaded: PlainListData<List, Row>;
  words: ListWords;
  filters: FilterWords<List>;
  columns: readonly ListColumn<Row, List>[];
  /** Create action, for users who may create: a button above the rows and in the empty state. */
  create?: { to: string; label: string } | null;
  /** The list has an export route. */
  hasExport?: boolean;
  /** Further buttons above the rows. */
  actions?: ReactNode;
}

/** Page of a plain list, built from its columns and texts. */
export function PlainListPage<List extends AnyPlainList, Row extends { id: number | string }>(
  props: PlainListPageProps<List, Row>,
) {
  const { address, loaded, words, filters, columns, create, hasExport, actions, ...rowParts } = props;
  const poll = useListPage({ statePath: address.statePath, loaded });
  const { query, rows, names, today } = poll.newest;
  const button = create ? (
    <ButtonLink kind="primary" icon="plus" to={create.to}>
      {create.label}
    </ButtonLink>
  ) : null;
  const isNarrowed = address.list.active(query).length > 0;
  // An empty list has its create action in the middle of the page.
  const isBare = poll.newest.count === 0 && !isNarrowed;
  return (
    <ListFrame
      poll={poll}
      title={words.title}
      {...(words.lead === undefined ? {} : { lead: words.lead })}
      things={words.things}
      exportTo={hasExport ? address.exportOf(query) : undefined}
      actions={
        <>
          {actions}
          {isBare ? null : button}
        </>
      }
      toolbar={<PlainListToolbar address={address} query={query} filters={filters} names={names} today={today} />}
      table={
        <PlainListTable
          address={address}
          query={query}
          rows={rows}
          columns={columns}
          caption={words.caption}
          {...rowParts}
        />
      }
      columns={columns.map(({ name, label, folds }, place) => ({ name, label, folds, isRequired: place === 0 }))}
      empty={
        isNarrowed ? (
          <NoneOfThem address={address} query={query} filters={filters} title={words.emptyFiltered} />
        ) : (
          <EmptyState title={words.empty} actions={button}>
            {words.emptyHint}
          </EmptyState>
        )
      }
      addressOf={(page, pageSize) => address.of({ ...query, page, pageSize })}
    />
  );
}

interface NoneOfThemProps<List extends AnyPlainList> {
  address: ListAddress<List>;
  query: QueryOf<List>;
  filters: FilterWords<List>;
  title: string;
}

function NoneOfThem<List extends AnyPlainList>({ address, query, filters, title }: NoneOfThemProps<List>) {
  const active = address.list.active(query) as FilterName<List>[];
  return (
    <NothingFound
      title={title}
      filters={active.flatMap((name) => filters[name]?.label ?? [])}
      clearTo={address.cleared(query)}
    />
  );
}
