import type { AccessRecordRow } from '@aval/application/access-record/list-access-record';
import type { LookSubject } from '@aval/application/access-record/record-look';
import { formatStamp } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import type { IconName } from '../../../components/icon-paths';
import { type ColumnSort, StackedCell, StackedRow, StackedTable } from '../../../components/stacked-table';
import { Tag } from '../../../components/tag';
import { useTranslation } from '../../../shell/translation';
import { changedRecord } from '../record-address';
import type { RecordPageData } from '../record-page.server';

const COLUMNS = ['at', 'user', 'subject', 'demand', 'patient', 'company'] as const;

const ICONS: Readonly<Record<LookSubject, IconName>> = {
  demand: 'eye',
  document: 'document',
  attachment: 'clip',
  patient: 'person',
};

type RecordTableProps = Pick<RecordPageData, 'query' | 'rows' | 'showsCompany'>;

export function RecordTable({ rows, query, showsCompany }: RecordTableProps) {
  const { t } = useTranslation('accessRecord');
  const columns = COLUMNS.filter((name) => name !== 'company' || showsCompany);
  return (
    <StackedTable
      caption={t('caption')}
      columns={columns.map((name) => ({
        ...{ name, label: t(`column.${name}`) },
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
  const { t } = useTranslation(['accessRecord', 'shell']);
  return (
    <StackedRow>
      <StackedCell label={t('column.at')} className="whitespace-nowrap tabular-nums">
        {formatStamp(row.at)}
      </StackedCell>
      <StackedCell label={t('column.user')}>
        <span>
          <Narrowing
            name={row.userName}
            label={t('onlyUser', { name: row.userName })}
            to={changedRecord(query, { userId: row.userId })}
          />
          <span className="cell-note">{t(`shell:role.${row.userRole}`)}</span>
        </span>
      </StackedCell>
      <StackedCell label={t('column.subject')}>
        <span>
          <Tag icon={ICONS[row.subject]}>{t(`subject.${row.subject}`)}</Tag>
          {row.fileName ? <span className="cell-note cell-note--file">{row.fileName}</span> : null}
        </span>
      </StackedCell>
      <StackedCell label={t('column.demand')} className="whitespace-nowrap">
        <LookedAtDemand row={row} />
      </StackedCell>
      <StackedCell label={t('column.patient')}>
        {row.patientId !== null && row.patientName !== null ? (
          <Narrowing
            name={row.patientName}
            label={t('onlyPatient', { name: row.patientName })}
            to={changedRecord(query, { patientId: row.patientId })}
          />
        ) : (
          <span className="text-ink-3">–</span>
        )}
      </StackedCell>
      {showsCompany ? (
        <StackedCell label={t('column.company')}>
          <span className="record-name" title={row.companyName ?? undefined}>
            {row.companyName}
          </span>
        </StackedCell>
      ) : null}
    </StackedRow>
  );
}

function LookedAtDemand({ row }: { row: AccessRecordRow }) {
  const { t } = useTranslation('accessRecord');
  const { demandId, reference, versionNumber } = row;
  if (demandId === null) return <span className="text-ink-3">–</span>;
  if (reference === null) return <span className="text-ink-3">{t('deletedDraft')}</span>;
  return (
    <span>
      <Link className="reference tabular-nums" to={`/app/demands/${demandId}`}>
        {reference}
      </Link>
      {versionNumber === null ? null : <span className="text-ink-3"> {t('version', { number: versionNumber })}</span>}
    </span>
  );
}

/** A name that leads to the record of that person alone; the address carries a number and never the name. */
function Narrowing({ name, label, to }: { name: string; label: string; to: string }) {
  return (
    <Link className="text-button record-name" to={to} aria-label={label} title={label}>
      {name}
    </Link>
  );
}
