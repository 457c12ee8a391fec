import {
  activeAccessRecordFilters,
  writeAccessRecordQuery,
} from '@aval/application/access-record-list/access-record-query';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '../../../components/lists/empty-state';
import { exportAddress } from '../../../components/lists/export-address';
import { ListFrame } from '../../../components/lists/list-frame';
import { NothingFound } from '../../../components/lists/nothing-found';
import { useListPage } from '../../../components/lists/use-list-page';
import { RecordTable, recordColumns } from '../../../features/access-record/components/record-table';
import { RecordToolbar } from '../../../features/access-record/components/record-toolbar';
import { clearedRecord, RECORD_STATE_PATH, recordAddress } from '../../../features/access-record/record-address';
import { RECORD_PAGE, type RecordPageData } from '../../../features/access-record/record-page.server';
import { requirePermission } from '../../../server/guards.server';
import { pageTitle } from '../../../shell/page-title';
import { useTranslation } from '../../../shell/words/translation';

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requirePermission(request, 'access_record.view');
  return RECORD_PAGE.load(session, request);
}

export { restsOnPage as shouldRevalidate } from '../../../components/dialogs/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'accessRecord:title');

export default function AccessRecord() {
  const { t } = useTranslation(['accessRecord', 'common']);
  const loaded = useLoaderData<typeof loader>();
  const poll = useListPage({ statePath: RECORD_STATE_PATH, loaded });
  const page = poll.newest;
  return (
    <ListFrame
      poll={poll}
      exportTo={exportAddress('/app/access-record', writeAccessRecordQuery(page.query))}
      title={t('title')}
      lead={t('lead')}
      things={t('things')}
      toolbar={<RecordToolbar {...page} />}
      table={<RecordTable {...page} />}
      columns={recordColumns(page).map(({ name, label }) => ({ name, label: t(label), isRequired: name === 'at' }))}
      empty={<EmptyRecord query={page.query} />}
      addressOf={(number, pageSize) => recordAddress({ ...page.query, page: number, pageSize })}
    />
  );
}

function EmptyRecord({ query }: Pick<RecordPageData, 'query'>) {
  const { t } = useTranslation('accessRecord');
  const filters = activeAccessRecordFilters(query);
  if (filters.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  return (
    <NothingFound
      title={t('emptyFiltered')}
      filters={filters.map((filter) => t(`filter.${filter}`))}
      clearTo={clearedRecord(query)}
    />
  );
}
