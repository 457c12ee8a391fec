import { ARCHIVE_STATES, writeArchiveQuery } from '@aval/application/documents/archive/archive-query';
import { useNavigation } from '@remix-run/react';
import { Button, ButtonLink } from '../../../components/actions/button';
import { SegmentedLinks } from '../../../components/actions/segmented-links';
import { Toolbar } from '../../../components/actions/toolbar';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { EmptyState } from '../../../components/lists/empty-state';
import { exportAddress } from '../../../components/lists/export-address';
import { ListFrame } from '../../../components/lists/list-frame';
import { ListSearch } from '../../../components/lists/list-search';
import { useListPage } from '../../../components/lists/use-list-page';
import { Banner } from '../../../components/notices/banner';
import { OwnForm } from '../../../shell/own-form';
import { useTranslation } from '../../../shell/words/translation';
import { ARCHIVE_STATE_PATH, archiveAddress, changedArchive } from '../archive-address';
import type { ArchivePageData } from '../archive-page.server';
import { ARCHIVE_COLUMNS, ArchiveTable } from './archive-table';

const ASK_AGAIN_MS = 15_000;

/** List of all PDF revisions: in progress, ready, failed. */
export function ArchivePage({ loaded }: { loaded: ArchivePageData }) {
  const { t } = useTranslation(['archive', 'common']);
  const poll = useListPage({ statePath: ARCHIVE_STATE_PATH, loaded, everyMs: ASK_AGAIN_MS });
  const page = poll.newest;
  const { query } = page;
  return (
    <ListFrame
      poll={poll}
      exportTo={exportAddress('/app/documents', writeArchiveQuery(query))}
      title={t('title')}
      lead={t('lead')}
      things={t('things')}
      actions={<RetryAll query={query} failed={page.failed} />}
      toolbar={
        <>
          <FailedNotice className="mb-3" />
          <Summary {...page} />
          <ArchiveToolbar query={query} />
        </>
      }
      table={<ArchiveTable {...page} />}
      columns={ARCHIVE_COLUMNS.map(({ name, label }) => ({ name, label: t(label), isRequired: name === 'demand' }))}
      empty={<EmptyArchive query={query} />}
      addressOf={(number, pageSize) => archiveAddress({ ...query, page: number, pageSize })}
    />
  );
}

function ArchiveToolbar({ query }: Pick<ArchivePageData, 'query'>) {
  const { t } = useTranslation(['archive', 'list', 'common']);
  return (
    <Toolbar label={t('filters')} isFiltering>
      <ListSearch
        label={t('list:searchReference')}
        placeholder={t('common:label.reference')}
        maxLength={30}
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
  );
}

function RetryAll({ query, failed }: Pick<ArchivePageData, 'query' | 'failed'>) {
  const { t } = useTranslation('archive');
  const { formData } = useNavigation();
  if (failed === 0) return null;
  return (
    <OwnForm action={archiveAddress(query)}>
      <input type="hidden" name="intent" value="retry_all" />
      <Button type="submit" icon="reload" busy={formData?.get('intent') === 'retry_all'}>
        {t('retryAll', { count: failed })}
      </Button>
    </OwnForm>
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
