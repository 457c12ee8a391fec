import { activeAccessRecordFilters } from '@aval/application/access-record/access-record-query';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useRevalidator } from '@remix-run/react';
import { ButtonLink, IconButton } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { PageHead } from '../../../components/page-head';
import { Pager } from '../../../components/pager';
import { RecordTable } from '../../../features/access-record/components/record-table';
import { RecordToolbar } from '../../../features/access-record/components/record-toolbar';
import { clearedRecord, recordAddress } from '../../../features/access-record/record-address';
import { loadRecordPage, type RecordPageData } from '../../../features/access-record/record-page.server';
import { requirePermission } from '../../../server/guards.server';
import { useNumbers } from '../../../shell/numbers';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'access_record.view');
  return loadRecordPage(session, request);
}

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'accessRecord:title');

export default function AccessRecord() {
  const numbers = useNumbers();
  const { t } = useTranslation('accessRecord');
  const page = useLoaderData<typeof loader>();
  const { query, rows, count } = page;
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page">
      <PageHead
        title={t('title')}
        count={numbers.integer(count)}
        lead={t('lead')}
        actions={<IconButton icon="reload" label={t('refresh')} aria-busy={state !== 'idle'} onClick={revalidate} />}
      />
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
