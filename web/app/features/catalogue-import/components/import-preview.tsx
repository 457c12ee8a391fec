import { type ImportSummary, ROW_KINDS } from '@aval/application/catalogues/import/import-state';
import { Actions } from '../../../components/actions/actions';
import { Button } from '../../../components/actions/button';
import { SegmentedLinks } from '../../../components/actions/segmented-links';
import { FailedNotice } from '../../../components/entries/failed-notice';
import { Pager } from '../../../components/lists/pager';
import { Banner } from '../../../components/notices/banner';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import type { ImportAddress } from '../import-address';
import type { LoadedImport } from '../import-routes.server';
import { type ShownColumn, useImportWords } from '../use-import-words';
import { FileButton } from './file-button';
import { ImportForm } from './import-form';
import { ImportRows } from './import-rows';

interface ImportPreviewProps {
  address: ImportAddress;
  summary: ImportSummary;
  loaded: LoadedImport;
}

const ALL = 'all';

/** Preview of the changes, with the button that applies them. */
export function ImportPreview({ address, summary, loaded }: ImportPreviewProps) {
  const { t } = useTranslation('catalogueImport');
  const numbers = useNumbers();
  const { query, rows, count, columns } = loaded;
  const { counts, fileName, sheet } = summary;
  const total = ROW_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  const first = (kind: (typeof ROW_KINDS)[number] | null) => address.rows({ ...query, kind, page: 1 });
  const toWrite = counts.created + counts.changed;
  return (
    <>
      <PreviewNotes summary={summary} columns={columns} />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p className="min-w-0 text-ink-2">
          <b className="font-medium text-ink">{fileName}</b>
          {sheet === null ? null : `, ${t('sheet', { name: sheet })}`}
        </p>
        <Actions className="ml-auto max-md:ml-0">
          <FileButton address={address} label={t('chooseOther')} />
          {toWrite > 0 && counts.wrong === 0 ? (
            <ImportForm summary={summary} intent="apply_import">
              {(busy) => (
                <Button type="submit" kind="primary" busy={busy}>
                  {t('apply', { count: toWrite })}
                </Button>
              )}
            </ImportForm>
          ) : null}
        </Actions>
      </div>
      <FailedNotice intents={['apply_import']} className="mb-3" />
      <SegmentedLinks
        label={t('filter')}
        current={query.kind ?? ALL}
        options={[
          { value: ALL, label: `${t('kind.all')} ${numbers.integer(total)}`, to: first(null) },
          ...ROW_KINDS.map((kind) => ({
            value: kind,
            label: `${t(`kind.${kind}`)} ${numbers.integer(counts[kind])}`,
            to: first(kind),
            isBare: counts[kind] === 0,
          })),
        ]}
      />
      <div className="mt-3">
        {rows.length > 0 ? (
          <ImportRows list={address.list} rows={rows} columns={columns} />
        ) : (
          <p className="py-8 text-center text-ink-2">{t('noRows')}</p>
        )}
      </div>
      {count > 0 ? (
        <Pager
          page={query.page}
          pageSize={query.pageSize}
          total={count}
          things={t('rows')}
          addressOf={(page, pageSize) => address.rows({ ...query, page, pageSize })}
        />
      ) : null}
    </>
  );
}

interface PreviewNotesProps {
  summary: ImportSummary;
  columns: readonly ShownColumn[];
}

function PreviewNotes({ summary: { counts, notice, unreadHeads }, columns }: PreviewNotesProps) {
  const { t } = useTranslation('catalogueImport');
  const words = useImportWords(columns);
  const heads = words.quoted(unreadHeads);
  return (
    <div className="mb-4 grid gap-2.5 empty:hidden">
      {notice ? (
        <Banner tone="warn" role="alert">
          {words.problem(notice)}
        </Banner>
      ) : null}
      {counts.wrong > 0 ? (
        <Banner tone="danger" role="status">
          {t('wrongRows', { count: counts.wrong })}
        </Banner>
      ) : null}
      {counts.wrong + counts.created + counts.changed === 0 ? <Banner role="status">{t('nothing')}</Banner> : null}
      {unreadHeads.length > 0 ? <Banner>{t('unread', { heads })}</Banner> : null}
    </div>
  );
}
