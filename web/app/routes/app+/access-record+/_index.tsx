import { activeAccessRecordFilters } from '@aval/application/access-record/access-record-query';
import { formatTimeWithSeconds } from '@aval/i18n/format';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink, IconButton } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { LoadingBar } from '../../../components/loading-bar';
import { PageHead } from '../../../components/page-head';
import { Pager } from '../../../components/pager';
import { RefreshProblem } from '../../../components/refresh-problem';
import { useListPage } from '../../../components/use-list-page';
import { RecordTable } from '../../../features/access-record/components/record-table';
import { RecordToolbar } from '../../../features/access-record/components/record-toolbar';
import { clearedRecord, RECORD_STATE_PATH, recordAddress } from '../../../features/access-record/record-address';
import { loadRecordPage, type RecordPageData } from '../../../features/access-record/record-page.server';
import { requirePermission } from '../../../server/guards.server';
import { useNumbers } from '../../../shell/numbers';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'access_record.view');
  return loadRecordPage(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'accessRecord:title');

export default function AccessRecord() {
  const numbers = useNumbers();
  const { t } = useTranslation('accessRecord');
  const loaded = useLoaderData<typeof loader>();
  const { newest: page, isOfAddress, problem, isAsking, ask } = useListPage({ statePath: RECORD_STATE_PATH, loaded });
  const { query, rows, count } = page;
  return (
    <div className="page">
      <LoadingBar isBusy={isAsking} />
      <PageHead
        title={t('title')}
        count={numbers.integer(count)}
        lead={t('lead')}
        actions={<IconButton icon="reload" label={t('refresh')} aria-busy={isAsking} onClick={ask} />}
      />
      <RefreshProblem problem={problem} isOlder={isOfAddress} time={formatTimeWithSeconds(page.readAt)} onRetry={ask} />
      <RecordToolbar {...page} />
      {rows.length > 0 ? <RecordTable {...page} /> : <EmptyRecord query={query} />}
      {count > 0 ? (
        <Pager
          page={query.page}
          pageSize={query.pageSize}
          total={count}
          things={t('things')}
          addressOf={(number, pageSize) => recordAddress({ ...query, page: number, pageSize })}
        />
      ) : null}
    </div>
  );
}

function EmptyRecord({ query }: Pick<RecordPageData, 'query'>) {
  const { t, i18n } = useTranslation(['accessRecord', 'common']);
  const filters = activeAccessRecordFilters(query);
  if (filters.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    filters.map((filter) => t(`filter.${filter}`)),
  );
  return (
    <EmptyState
      title={t('emptyFiltered')}
      actions={<ButtonLink to={clearedRecord(query)}>{t('common:filter.clearAll')}</ButtonLink>}
    >
      {t('emptyFilteredHint', { names })}
    </EmptyState>
  );
}
