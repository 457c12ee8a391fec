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

/** What every page of a list has of its rows. */
export interface ListedPage {
  query: { page: number; pageSize: PageSize };
  rows: readonly unknown[];
  count: number;
  /** Under which it is remembered, and the columns that its reader does without. */
  listKey: string;
  hidden: readonly string[];
  /** ISO instant. */
  readAt: string;
}

interface ListFrameProps {
  poll: Poll<ListedPage>;
  title: string;
  lead?: string;
  /** What is counted, in the plural: demandas, usuarios. */
  things: string;
  /** The address of the file with all that the list is narrowed to; only where there is one. */
  exportTo?: string | undefined;
  /** Before and after the button that refreshes. */
  actionsBefore?: ReactNode;
  actions?: ReactNode;
  /** Between the head and the rows: filters, and what is to be said of the whole list. */
  toolbar: ReactNode;
  table: ReactNode;
  /** Those of the table, in their order. */
  columns: readonly ChoosableColumn[];
  /** What stands in the table's place when there is no row. */
  empty: ReactNode;
  /** The address of a page with a size. */
  addressOf: (page: number, pageSize: PageSize) => string;
  /** Beside the pager. */
  note?: string;
  paper?: 'upright' | 'landscape';
}

/** The page around the rows of any list: head, what went wrong with its loading, filters, rows or what stands for none, pages. */
export function ListFrame({ poll, title, lead, things, columns, paper = 'upright', ...parts }: ListFrameProps) {
  const numbers = useNumbers();
  const { t } = useTranslation('common');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { newest, isOfAddress, problem, isAsking, ask } = poll;
  const { query, rows, count, readAt } = newest;
  const choice = useHiddenColumns(newest.listKey, newest.hidden);
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
