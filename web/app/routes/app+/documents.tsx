import { ARCHIVE_STATES } from '@aval/application/documents/archive/archive-query';
import { formatTimeWithSeconds } from '@aval/i18n/format';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { Banner } from '../../components/banner';
import { Button, ButtonLink, IconButton } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { LoadingBar } from '../../components/loading-bar';
import { PageHead } from '../../components/page-head';
import { Pager } from '../../components/pager';
import { ReferenceSearch } from '../../components/reference-search';
import { RefreshProblem } from '../../components/refresh-problem';
import { SegmentedLinks } from '../../components/segmented-links';
import { Toolbar } from '../../components/toolbar';
import { useListPage } from '../../components/use-list-page';
import { ARCHIVE_STATE_PATH, archiveAddress, changedArchive } from '../../features/archive/archive-address';
import { type ArchivePageData, loadArchivePage, runArchiveAction } from '../../features/archive/archive-page.server';
import { ArchiveTable } from '../../features/archive/components/archive-table';
import { requireContext, requirePermission } from '../../server/guards.server';
import { useNumbers } from '../../shell/numbers';
import { pageTitle } from '../../shell/page-title';
import { useTranslation } from '../../shell/translation';

const ASK_AGAIN_MS = 15_000;

export async function loader({ request }: LoaderFunctionArgs) {
  await requirePermission(request, 'documents.list');
  return loadArchivePage(await requireContext(request), request);
}

export async function action({ request }: ActionFunctionArgs) {
  await requirePermission(request, 'documents.list');
  return runArchiveAction(request, await requireContext(request));
}

export { restsOnPage as shouldRevalidate } from '../../components/stays-on-page';

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, 'archive:title');

export default function Documents() {
  const numbers = useNumbers();
  const { t } = useTranslation('archive');
  const loaded = useLoaderData<typeof loader>();
  const {
    newest: page,
    isOfAddress,
    problem,
    isAsking,
    ask,
  } = useListPage({ statePath: ARCHIVE_STATE_PATH, loaded, everyMs: ASK_AGAIN_MS });
  const { query, rows, count } = page;
  return (
    <div className="page">
      <LoadingBar isBusy={isAsking} />
      <PageHead
        title={t('title')}
        count={numbers.integer(count)}
        lead={t('lead')}
        actions={
          <>
            <IconButton icon="reload" label={t('refresh')} aria-busy={isAsking} onClick={ask} />
            <RetryAll query={query} failed={page.failed} />
          </>
        }
      />
      <RefreshProblem problem={problem} isOlder={isOfAddress} onRetry={ask} time={formatTimeWithSeconds(page.readAt)} />
      <Summary {...page} />
      <Toolbar label={t('filters')}>
        <ReferenceSearch
          current={query.reference ?? ''}
          addressOf={(reference) => changedArchive(query, { reference })}
        />
        <SegmentedLinks
          label={t('state.label')}
          current={query.state}
          options={ARCHIVE_STATES.map((value) => ({
            value,
            label: t(`state.${value}`),
            to: changedArchive(query, { state: value }),
          }))}
        />
      </Toolbar>
      {rows.length > 0 ? <ArchiveTable {...page} /> : <EmptyArchive query={query} />}
      {count > 0 ? (
        <Pager
          page={query.page}
          pageSize={query.pageSize}
          total={count}
          things={t('things')}
          addressOf={(number, pageSize) => archiveAddress({ ...query, page: number, pageSize })}
        />
      ) : null}
    </div>
  );
}

function RetryAll({ query, failed }: Pick<ArchivePageData, 'query' | 'failed'>) {
  const { t } = useTranslation('archive');
  const { formData } = useNavigation();
  if (failed === 0) return null;
  return (
    <Form method="post" action={archiveAddress(query)}>
      <input type="hidden" name="intent" value="retry_all" />
      <Button type="submit" icon="reload" busy={formData?.get('intent') === 'retry_all'}>
        {t('retryAll', { count: failed })}
      </Button>
    </Form>
  );
}

function Summary({ failed, late }: Pick<ArchivePageData, 'failed' | 'late'>) {
  const { t } = useTranslation('archive');
  if (failed + late === 0) return null;
  return (
    <Banner tone={failed > 0 ? 'danger' : 'warn'} role="status" className="mb-3">
      {failed > 0 ? <p>{t('summary.failed', { count: failed })}</p> : null}
      {late > 0 ? <p>{t('summary.late', { count: late })}</p> : null}
    </Banner>
  );
}

function EmptyArchive({ query }: Pick<ArchivePageData, 'query'>) {
  const { t } = useTranslation('archive');
  const isQuiet = query.state === 'attention' && query.reference === undefined;
  return (
    <EmptyState
      title={t(isQuiet ? 'empty.attention' : 'empty.other')}
      actions={
        query.state === 'all' && query.reference === undefined ? null : (
          <ButtonLink to={changedArchive(query, { state: 'all', reference: undefined })}>
            {t('empty.showAll')}
          </ButtonLink>
        )
      }
    >
      {t(isQuiet ? 'empty.attentionHint' : 'empty.otherHint')}
    </EmptyState>
  );
}
