import type { PageSize } from '@aval/application/lists/page-sizes';
import { formatTimeWithSeconds } from '@aval/i18n/format';
import { type ReactNode, useState } from 'react';
import { useNumbers } from '../../shell/words/numbers';
import { useTranslation } from '../../shell/words/translation';
import { Button, IconButton } from '../actions/button';
import { buttonLook, WORDS_WITH_ROOM } from '../actions/button-look';
import { Icon } from '../basics/icon';
import { Page } from '../basics/page';
import { PageHead } from '../basics/page-head';
import { LoadingBar } from '../notices/loading-bar';
import type { Poll } from '../notices/use-poll';
import { type ChoosableColumn, ColumnChoice, hiddenPlaces, useHiddenColumns } from './column-choice';
import { ListRows } from './list-rows';
import { Pager } from './pager';
import { RefreshProblem } from './refresh-problem';

/** Data that every list page has. */
export interface ListedPage {
  query: { page: number; pageSize: PageSize };
  rows: readonly unknown[];
  count: number;
  /** Key that the list's settings are stored by, and its hidden columns. */
  listKey: string;
  hidden: readonly string[];
  /** ISO instant. */
  readAt: string;
}

interface ListFrameProps {
  poll: Poll<ListedPage>;
  title: string;
  lead?: string;
  /** Plural of the listed things: demandas, usuarios. */
  things: string;
  /** Address of the export with the current filters, for lists that have one. */
  exportTo?: string | undefined;
  /** Actions before and after the refresh button. */
  actionsBefore?: ReactNode;
  actions?: ReactNode;
  /** Filters and notes on the whole list, between the head and the rows. */
  toolbar: ReactNode;
  table: ReactNode;
  /** Columns of the table, in order. */
  columns: readonly ChoosableColumn[];
  /** Content in place of an empty table. */
  empty: ReactNode;
  /** Returns the address of a page for a page size. */
  addressOf: (page: number, pageSize: PageSize) => string;
  /** Note beside the pager. */
  note?: string;
  paper?: 'upright' | 'landscape';
}

/** Page frame of every list: head, loading problem, filters, rows or the empty state, pager. */
export function ListFrame({ poll, title, lead, things, columns, paper = 'upright', ...parts }: ListFrameProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('common');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { newest, isOfAddress, problem, isAsking, ask } = poll;
  const { query, rows, count, readAt } = newest;
  const choice = useHiddenColumns({ listKey: newest.listKey, kept: newest.hidden, columns, ask });
  return (
    <Page paper={paper}>
      <LoadingBar isBusy={isAsking} />
      <PageHead
        title={title}
        count={numbers.integer(count)}
        {...(lead === undefined ? {} : { lead })}
        actions={
          <>
            {parts.actionsBefore}
            <IconButton icon="reload" label={t('list.refresh')} aria-busy={isAsking} onClick={ask} />
            {parts.exportTo === undefined ? null : (
              <a
                className={buttonLook({ kind: 'ghost', className: WORDS_WITH_ROOM })}
                href={parts.exportTo}
                download
                title={t('list.export')}
                aria-label={t('list.export')}
              >
                <Icon name="download" />
                <span className="max-xl:hidden">{t('list.csv')}</span>
              </a>
            )}
            <ColumnChoice columns={columns} {...choice} />
            {parts.actions}
          </>
        }
      />
      <RefreshProblem problem={problem} isOlder={isOfAddress} time={formatTimeWithSeconds(readAt)} onRetry={ask} />
      {parts.toolbar}
      <ListRows hides={hiddenPlaces(columns, choice.hidden)} isHelpOpen={isHelpOpen} onHelp={setHelpOpen}>
        {rows.length > 0 ? parts.table : parts.empty}
      </ListRows>
      {count > 0 ? (
        <Pager
          page={query.page}
          pageSize={query.pageSize}
          total={count}
          things={things}
          addressOf={parts.addressOf}
          note={parts.note}
          end={
            <Button className="finger:hidden font-normal" kind="ghost" size="small" onClick={() => setHelpOpen(true)}>
              {t('keys.title')}
            </Button>
          }
        />
      ) : null}
    </Page>
  );
}
