import type { AccessSubject } from '@aval/application/access-record/record-access';
import type { AccessRecordRow } from '@aval/application/access-record-list/list-access-record';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { CellNote } from '../../../components/basics/cell-note';
import { EmptyCell } from '../../../components/basics/empty-cell';
import type { IconName } from '../../../components/basics/icon-paths';
import { Tag } from '../../../components/basics/tag';
import { ReferenceLink } from '../../../components/demand/reference-link';
import { type ColumnSort, StackedCell, StackedRow, StackedTable } from '../../../components/lists/stacked-table';
import { FILTER_NAMESPACES, toldFilters } from '../../../components/lists/told-filters';
import { useTranslation } from '../../../shell/words/translation';
import { changedRecord } from '../record-address';
import type { RecordPageData } from '../record-page.server';

/** Columns with their labels. */
const COLUMNS = [
  { name: 'at', label: 'common:label.at' },
  { name: 'user', label: 'common:label.user' },
  { name: 'subject', label: 'accessRecord:column.subject' },
  { name: 'demand', label: 'common:label.request' },
  { name: 'patient', label: 'common:label.patient' },
  { name: 'company', label: 'common:label.company' },
] as const;

const ICONS: Readonly<Record<AccessSubject, IconName>> = {
  demand: 'eye',
  document: 'document',
  attachment: 'clip',
  patient: 'person',
  export: 'download',
};

/** Name columns share the remaining width and truncate long names to one line. */
const NAMES = 'as-table:w-[22%] as-table:max-w-0';
const NAME = 'block truncate';

type RecordTableProps = Pick<RecordPageData, 'query' | 'rows' | 'showsCompany'>;

export function recordColumns({ showsCompany }: Pick<RecordPageData, 'showsCompany'>) {
  return COLUMNS.filter(({ name }) => name !== 'company' || showsCompany);
}

export function RecordTable({ rows, query, showsCompany }: RecordTableProps) {
  const { t } = useTranslation(['accessRecord', 'common']);
  return (
    <StackedTable
      caption={t('caption')}
      columns={recordColumns({ showsCompany }).map(({ name, label }) => ({
        name,
        label: t(label),
        ...(name === 'at' ? { sort: toSort(query) } : {}),
      }))}
    >
      {rows.map((row) => (
        <RecordRow key={row.id} row={row} query={query} showsCompany={showsCompany} />
      ))}
    </StackedTable>
  );
}

function toSort(query: RecordPageData['query']): ColumnSort {
  const { oldestFirst } = query;
  return {
    to: changedRecord(query, { oldestFirst: !oldestFirst }),
    direction: oldestFirst ? 'ascending' : 'descending',
  };
}

type RecordRowProps = Omit<RecordTableProps, 'rows'> & { row: AccessRecordRow };

function RecordRow({ row, query, showsCompany }: RecordRowProps) {
  const { t, i18n } = useTranslation([...FILTER_NAMESPACES, 'shell', 'common']);
  return (
    <StackedRow>
      <StackedCell label={t('common:label.at')} className="whitespace-nowrap tabular-nums">
        {formatStamp(row.at)}
      </StackedCell>
      <StackedCell label={t('common:label.user')} className={NAMES}>
        <span className="block min-w-0">
          <Narrowing
            name={row.userName}
            label={t('onlyUser', { name: row.userName })}
            to={changedRecord(query, { userId: row.userId })}
          />
          <CellNote>{t(`shell:role.${row.userRole}`)}</CellNote>
        </span>
      </StackedCell>
      <StackedCell label={t('column.subject')}>
        <span>
          <Tag icon={ICONS[row.subject]}>{t(`subject.${row.subject}`)}</Tag>
          {row.fileName ? <CellNote isFile>{row.fileName}</CellNote> : null}
          {row.list ? (
            <CellNote>
              {[
                t(`list.${row.list}`),
                t('rows', { count: row.rowCount ?? 0 }),
                ...toldFilters(i18n, row.list, row.filters),
              ].join(' · ')}
            </CellNote>
          ) : null}
        </span>
      </StackedCell>
      <StackedCell label={t('common:label.request')} className="whitespace-nowrap">
        <RecordedDemand row={row} />
      </StackedCell>
      <StackedCell label={t('common:label.patient')} className={NAMES}>
        {row.patientId !== null && row.patientName !== null ? (
          <Narrowing
            name={row.patientName}
            label={t('onlyPatient', { name: row.patientName })}
            to={changedRecord(query, { patientId: row.patientId })}
          />
        ) : (
          <EmptyCell />
        )}
      </StackedCell>
      {showsCompany ? (
        <StackedCell label={t('common:label.company')} className={NAMES}>
          <span className={NAME} title={row.companyName ?? undefined}>
            {row.companyName ?? <EmptyCell />}
          </span>
        </StackedCell>
      ) : null}
    </StackedRow>
  );
}

function RecordedDemand({ row }: { row: AccessRecordRow }) {
  const { t } = useTranslation('accessRecord');
  const { demandId, reference, versionNumber } = row;
  if (demandId === null) return <EmptyCell />;
  if (reference === null) return <span className="text-ink-3">{t('deletedDraft')}</span>;
  return (
    <span>
      <ReferenceLink to={`/app/demands/${demandId}`}>{reference}</ReferenceLink>
      {versionNumber === null ? null : <span className="text-ink-3"> {t('version', { number: versionNumber })}</span>}
    </span>
  );
}

/** Link that filters the log by a user or patient; its address contains the id, never the name. */
function Narrowing({ name, label, to }: { name: string; label: string; to: string }) {
  return (
    <Link
      className="finger-area block w-fit max-w-full min-w-0 rounded-sm text-ink hover:text-brand-text hover:underline"
      to={to}
      aria-label={label}
    >
      <span className={NAME} title={label}>
        {name}
      </span>
    </Link>
  );
}
