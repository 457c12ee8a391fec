import type { ArchivedRendition } from '@aval/application/documents/archive/list-archive';
import { describeAge, formatStamp } from '@aval/i18n/format';
import { useNavigation } from '@remix-run/react';
import { CellNote } from '../../../components/basics/cell-note';
import { Tag } from '../../../components/basics/tag';
import { FileHash } from '../../../components/demand/file-hash';
import { PdfAction, type PdfRendition, PdfState } from '../../../components/demand/pdf-state';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { type ColumnSort, StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { OwnForm } from '../../../shell/own-form';
import { useNumbers } from '../../../shell/words/numbers';
import { useTranslation } from '../../../shell/words/translation';
import { useFailureWords } from '../../../shell/words/use-failure-words';
import { archiveAddress, changedArchive } from '../archive-address';
import type { ArchivePageData } from '../archive-page.server';

export const ARCHIVE_COLUMNS = [
  { name: 'demand', label: 'common:label.request' },
  { name: 'edition', label: 'archive:column.edition' },
  { name: 'state', label: 'archive:column.state' },
  { name: 'attempts', label: 'archive:column.attempts' },
  { name: 'since', label: 'archive:column.since' },
  { name: 'sha256', label: 'archive:column.sha256' },
] as const;
const MINUTE_MS = 60_000;

type ArchiveTableProps = Pick<ArchivePageData, 'query' | 'rows' | 'showsCompany' | 'readAt'>;

export function ArchiveTable({ rows, ...shared }: ArchiveTableProps) {
  const { query } = shared;
  const { t } = useTranslation(['archive', 'common']);
  const columns = ARCHIVE_COLUMNS.map(({ name, label }) => ({
    name,
    label: t(label),
    ...(name === 'attempts' ? { className: 'text-right' } : {}),
    ...(name === 'edition' ? { sort: toSort(query) } : {}),
  }));
  const actions = { name: 'actions', label: <span className="sr-only">{t('common:list.actions')}</span> };
  return (
    <StackedTable caption={t('caption')} columns={[...columns, actions]}>
      {rows.map((row) => (
        <RenditionRow key={row.id} row={row} {...shared} />
      ))}
    </StackedTable>
  );
}

function toSort(query: ArchivePageData['query']): ColumnSort {
  const { oldestFirst } = query;
  return {
    to: changedArchive(query, { oldestFirst: !oldestFirst }),
    direction: oldestFirst ? 'ascending' : 'descending',
  };
}

type RenditionRowProps = Omit<ArchiveTableProps, 'rows'> & { row: ArchivedRendition };

function RenditionRow({ row, query, showsCompany, readAt }: RenditionRowProps) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation(['archive', 'detail', 'common']);
  const words = useFailureWords('document', t('detail:pdf.unknownFailure'));
  const { formData } = useNavigation();
  const { reference, versionNumber: version } = row;
  const subject = t('subject', { version, reference });
  const edition = toRendition(row, words);
  const age = Date.parse(readAt) - Date.parse(row.since);
  return (
    <StackedRow>
      <StackedCell label={t('common:label.request')} kind="headline">
        <span>
          <ReferenceLink to={`/app/demands/${row.demandId}#versions`}>{reference}</ReferenceLink>
          {showsCompany ? <CellNote>{row.companyName}</CellNote> : null}
        </span>
      </StackedCell>
      <StackedCell label={t('column.edition')}>
        <span>
          {t(`edition.${row.edition}`, { version })} {row.annulled ? <Tag>{t('detail:pdf.isAnnulled')}</Tag> : null}
        </span>
      </StackedCell>
      <StackedCell label={t('column.state')}>
        <div className="min-w-0">
          <PdfState edition={edition} />{' '}
          {row.isLate ? (
            <>
              <Tag tone="warn" icon="warning">
                {t('late')}
              </Tag>
              <span className="text-xs text-ink-3 mt-0.5 block">
                {t('lateText', { count: Math.floor(age / MINUTE_MS) })}
              </span>
            </>
          ) : null}
        </div>
      </StackedCell>
      <StackedCell label={t('column.attempts')} className="text-right tabular-nums">
        {numbers.integer(row.attempts)}
      </StackedCell>
      <StackedCell label={t('column.since')}>
        <span className="tabular-nums min-[900px]:whitespace-nowrap">
          {formatStamp(row.since)}
          <CellNote>{describeAge(i18n, row.since, readAt)}</CellNote>
        </span>
      </StackedCell>
      <StackedCell label={t('column.sha256')}>
        {row.sha256 ? (
          <FileHash sha256={row.sha256} subject={subject} />
        ) : (
          <span className="text-ink-3">{t('noHash')}</span>
        )}
      </StackedCell>
      <StackedCell label={t('common:list.actions')} kind="actions" className="text-right">
        {row.status === 'pending' ? null : (
          <OwnForm action={archiveAddress(query)} preventScrollReset>
            <input type="hidden" name="intent" value="retry" />
            <input type="hidden" name="demandId" value={row.demandId} />
            <input type="hidden" name="documentId" value={row.id} />
            <input type="hidden" name="reference" value={reference} />
            <PdfAction
              edition={edition}
              subject={subject}
              isRetrying={formData?.get('documentId') === String(row.id)}
              retryType="submit"
            />
          </OwnForm>
        )}
      </StackedCell>
    </StackedRow>
  );
}

function toRendition(row: ArchivedRendition, words: (code: string | null) => string): PdfRendition {
  if (row.status === 'failed') return { state: 'failed', reason: words(row.failureCode) };
  if (row.status === 'pending') return { state: 'making' };
  const href = `/app/demands/${row.demandId}/versions/${row.versionNumber}/pdf?edition=${row.id}`;
  return { state: 'ready', bytes: row.size ?? 0, href };
}
