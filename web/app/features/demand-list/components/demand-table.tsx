import type { DemandListQuery, ListSort } from '@aval/application/demands/list/list-query';
import type { ListColumn } from '@aval/domain/access/demand-list';
import { formatDate } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { DeniedCycleNote } from '../../../components/denied-cycle-note';
import { SortHeader } from '../../../components/sort-header';
import { StatusBadge } from '../../../components/status-badge';
import { Tag } from '../../../components/tag';
import { ValidationDeniedTag } from '../../../components/validation-denied-tag';
import { useTranslation } from '../../../shell/translation';
import { sortAddress } from '../list-address';
import type { ListedDemand } from '../list-page.server';
import { DaysToStart, DaysUnchanged } from './day-counter';
import { DemandRowMenu } from './demand-row-menu';
import { TypeTag } from './type-tag';

interface Column {
  name: ListColumn;
  sort?: ListSort;
  /** `fold`: below 1280 px its fact stands in another cell's second line. */
  className: string;
}

const COLUMNS: readonly Column[] = [
  { name: 'reference', sort: 'reference', className: 'cell-reference' },
  { name: 'doctor', sort: 'doctor.name', className: 'cell-doctor' },
  { name: 'demandDate', sort: 'createdAt', className: 'cell-requested' },
  { name: 'daysToTreatmentStart', className: 'cell-start cell-two-lines text-right' },
  { name: 'lastUpdate', sort: 'lastDemand', className: 'cell-updated' },
  { name: 'daysSinceLastUpdate', className: 'cell-unchanged cell-two-lines fold text-right' },
  { name: 'company', sort: 'company.name', className: 'cell-company fold' },
  { name: 'prescriberCenter', sort: 'centerPrescriptor.name', className: 'cell-center cell-two-lines fold' },
  { name: 'provinces', className: 'cell-provinces fold' },
  { name: 'cardNumber', sort: 'patient.cardNumber', className: 'cell-card fold' },
  { name: 'type', sort: 'type', className: 'cell-kind' },
  { name: 'status', className: 'cell-status' },
];

/** Rows become cards on a phone; a changed display takes the roles away, and these keep them a table for readers. */
const KEPT = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
};

interface DemandTableProps {
  query: DemandListQuery;
  columns: readonly ListColumn[];
  rows: readonly ListedDemand[];
}

export function DemandTable({ query, columns, rows }: DemandTableProps) {
  const { t } = useTranslation('list');
  const shown = COLUMNS.filter((column) => columns.includes(column.name));
  const direction = query.sort.descending ? 'descending' : 'ascending';
  return (
    <table {...KEPT.table} className="data-table demand-table">
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          {shown.map(({ name, sort, className }) =>
            sort ? (
              <SortHeader
                key={name}
                to={sortAddress(query, sort)}
                direction={query.sort.by === sort ? direction : null}
                className={className}
              >
                {t(`column.${name}`)}
              </SortHeader>
            ) : (
              <th key={name} scope="col" className={className}>
                {t(`column.${name}`)}
              </th>
            ),
          )}
          <th scope="col" className="cell-actions">
            <span className="sr-only">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody {...KEPT.rowgroup}>
        {rows.map((row) => (
          <DemandTableRow key={row.id} row={row} showsCompany={columns.includes('company')} />
        ))}
      </tbody>
    </table>
  );
}

function DemandTableRow({ row, showsCompany }: { row: ListedDemand; showsCompany: boolean }) {
  const { t } = useTranslation('list');
  const [province, ...others] = row.provinces;
  const place = [row.prescriberCenterName, province].filter(Boolean).join(' · ');
  return (
    <tr {...KEPT.row}>
      <td {...KEPT.cell} className="cell-reference">
        <Link className="reference tabular-nums whitespace-nowrap" to={`/app/demands/${row.id}`}>
          {row.reference}
        </Link>
        <span className="second-line tabular-nums">{row.cardNumber}</span>
      </td>
      <td {...KEPT.cell} className="cell-doctor">
        <span className="demand-name" title={row.doctorName}>
          {row.doctorName}
        </span>
        <span className="second-line" title={place}>
          {showsCompany ? `${row.companyName} · ${place}` : place}
        </span>
      </td>
      <td {...KEPT.cell} className="cell-requested tabular-nums">
        {row.requestedOn ? formatDate(row.requestedOn) : '–'}
        <span className="second-line">
          <TypeTag type={row.type} />
        </span>
      </td>
      <td {...KEPT.cell} className="cell-start text-right tabular-nums">
        <span className="inline-label">{t('inlineStart')} </span>
        <DaysToStart demand={row} />
      </td>
      <td {...KEPT.cell} className="cell-updated">
        <span className="inline-label">{t('inlineUpdated')} </span>
        <span className="tabular-nums">{formatDate(row.updatedOn)}</span>
        <span className="second-line">
          <span className="inline-label"> · </span>
          <DaysUnchanged days={row.daysSinceUpdate} isToday={row.updatedToday} />
        </span>
      </td>
      <td {...KEPT.cell} className="cell-unchanged fold text-right text-ink-2">
        <DaysUnchanged days={row.daysSinceUpdate} isToday={row.updatedToday} />
      </td>
      {showsCompany ? (
        <td {...KEPT.cell} className="cell-company fold">
          <span className="demand-name" title={row.companyName}>
            {row.companyName}
          </span>
        </td>
      ) : null}
      <td {...KEPT.cell} className="cell-center fold">
        <span className="demand-name" title={row.prescriberCenterName}>
          {row.prescriberCenterName}
        </span>
      </td>
      <td {...KEPT.cell} className="cell-provinces fold">
        <span className="demand-name" title={row.provinces.join(', ')}>
          {province ?? '–'}
          {others.length > 0 ? <span className="text-ink-3"> +{others.length}</span> : null}
        </span>
      </td>
      <td {...KEPT.cell} className="cell-card fold tabular-nums">
        {row.cardNumber}
      </td>
      <td {...KEPT.cell} className="cell-kind">
        <TypeTag type={row.type} />
      </td>
      <td {...KEPT.cell} className="cell-status">
        {row.beingDelivered ? <Tag tone="info">{t('beingDelivered')}</Tag> : null}
        {row.beingDelivered ? null : <StatusBadge status={row.displayStatus} short />}
        {row.validationDenied ? <ValidationDeniedTag /> : null}
        {row.deniedCycle ? (
          <span className="block pt-0.5 text-xs leading-4 text-ink-2">
            <DeniedCycleNote cycle={row.deniedCycle} />
          </span>
        ) : null}
        {row.faulty ? (
          <Tag tone="bad" icon="warning">
            {t('faulty')}
          </Tag>
        ) : null}
      </td>
      <td {...KEPT.cell} className="cell-actions">
        <DemandRowMenu demandId={row.id} reference={row.reference} actions={row.actions} />
      </td>
    </tr>
  );
}
