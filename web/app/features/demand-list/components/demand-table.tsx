import { type DemandListQuery, writeListQuery } from '@aval/application/demands/list/list-query';
import type { ListColumn } from '@aval/domain/access/demand-list';
import { formatDate } from '@aval/i18n/format';
import { Link } from '@remix-run/react';
import { cx } from 'class-variance-authority';
import type { LinkExtras } from '../../../components/actions/menu';
import { EmptyCell } from '../../../components/basics/empty-cell';
import { ICON_PATHS } from '../../../components/basics/icon-paths';
import { IconSheet } from '../../../components/basics/icon-sheet';
import { Tag } from '../../../components/basics/tag';
import { DeniedCycleNote } from '../../../components/demand/denied-cycle-note';
import { StatusBadge } from '../../../components/demand/status-badge';
import { STATUS_SHAPES } from '../../../components/demand/status-icon';
import { ValidationDeniedTag } from '../../../components/demand/validation-denied-tag';
import { SortHeader } from '../../../components/lists/sort-header';
import { tableLook } from '../../../components/lists/table-look';
import { useTranslation } from '../../../shell/words/translation';
import { COLUMNS, toSort } from '../list-columns';
import { useOpening } from '../list-of-demand';
import type { ListedDemand } from '../list-page.server';
import { DaysToStart, DaysUnchanged } from './day-counter';
import { DemandRowMenu } from './demand-row-menu';
import { SeriousMark } from './serious-mark';
import { TypeTag } from './type-tag';

/** Explicit table roles: as cards on a phone, elements without table display lose them. */
const KEPT = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
};

/** Length of "MER-26-000001", which the reference column fits. */
const REFERENCE_LENGTH = 13;

/** Whether rows have values of the columns for which wide windows fold others. */
export function showsPatients(rows: readonly ListedDemand[]): boolean {
  return rows.some(({ patient, tumour }) => patient !== null || tumour !== null);
}

interface DemandTableProps {
  query: DemandListQuery;
  columns: readonly ListColumn[];
  rows: readonly ListedDemand[];
}

export function DemandTable({ query, columns, rows }: DemandTableProps) {
  const { t } = useTranslation(['list', 'common', 'demand']);
  const opening = useOpening(writeListQuery(query).toString());
  const shown = COLUMNS.filter((column) => columns.includes(column.name));
  const drawings = Object.fromEntries(rows.map(({ displayStatus }) => [displayStatus, STATUS_SHAPES[displayStatus]]));
  return (
    <IconSheet drawings={{ ...drawings, more: ICON_PATHS.more, octagon: ICON_PATHS.octagon }}>
      <table
        {...KEPT.table}
        className={tableLook({
          density: 'close',
          className: cx(
            'demand-table',
            columns.includes('company') ? 'demand-table-companies' : 'demand-table-company',
            rows.some(({ reference }) => reference.length > REFERENCE_LENGTH) && 'demand-table-long-references',
            rows.some(({ seriousFindings }) => seriousFindings > 0) && 'demand-table-marks',
            showsPatients(rows) && 'demand-table-patients',
          ),
        })}
      >
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            {shown.map(({ name, label, ...column }) =>
              'sort' in column ? (
                <SortHeader key={name} {...toSort(query, column.sort)}>
                  {t(label)}
                </SortHeader>
              ) : (
                <th key={name} scope="col">
                  {t(label)}
                </th>
              ),
            )}
            <th scope="col">
              <span className="sr-only">{t('common:list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...KEPT.rowgroup}>
          {rows.map((row) => (
            <DemandTableRow
              key={row.id}
              row={row}
              showsCompany={columns.includes('company')}
              opening={opening(row.id)}
            />
          ))}
        </tbody>
      </table>
    </IconSheet>
  );
}

/** Tumour and regimen, as far as they are known. */
function useTumourWords(): (tumour: NonNullable<ListedDemand['tumour']>) => string {
  const { t } = useTranslation('demand');
  return ({ type, regimen }) => [type && t(`option.tumourType.${type}`), regimen].filter(Boolean).join(' · ');
}

interface DemandTableRowProps {
  row: ListedDemand;
  showsCompany: boolean;
  /** Props of the links to the demand. */
  opening: LinkExtras;
}

function DemandTableRow({ row, showsCompany, opening }: DemandTableRowProps) {
  const { t } = useTranslation(['list', 'demand']);
  const [province, ...others] = row.provinces;
  const patient = row.patient ? `${row.patient.name}, ${t('demand:age', { count: row.patient.age })}` : undefined;
  const tumourWords = useTumourWords();
  const tumour = row.tumour ? tumourWords(row.tumour) : undefined;
  const filed = row.filedByName === null ? null : t('filedBy', { name: row.filedByName });
  const place = [row.prescriberCenterName, province].filter(Boolean).join(' · ');
  return (
    <tr {...KEPT.row}>
      <td {...KEPT.cell}>
        <Link to={`/app/demands/${row.id}`} discover="none" {...opening} data-opens="">
          {row.reference}
        </Link>
        <SeriousMark count={row.seriousFindings} />
        {patient ? <small data-below="patient">{patient}</small> : null}
        <small>{row.cardNumber}</small>
      </td>
      <td {...KEPT.cell}>
        {row.patient ? (
          <div title={patient}>
            {row.patient.name}, <span className="whitespace-nowrap">{t('demand:age', { count: row.patient.age })}</span>
          </div>
        ) : null}
        {tumour ? <small data-below="tumour">{tumour}</small> : null}
      </td>
      <td {...KEPT.cell}>{tumour === '' ? <EmptyCell /> : <div title={tumour}>{tumour}</div>}</td>
      <td {...KEPT.cell}>
        {filed ? (
          <div data-marked="" title={`${row.doctorName} · ${filed}`}>
            <span>{row.doctorName}</span> <FiledMark filed={filed} />
          </div>
        ) : (
          <div title={row.doctorName}>{row.doctorName}</div>
        )}
        <small title={place}>{showsCompany ? `${row.companyName} · ${place}` : place}</small>
      </td>
      <td {...KEPT.cell}>
        {row.requestedOn ? formatDate(row.requestedOn) : <EmptyCell />}
        <small>
          <TypeTag type={row.type} />
        </small>
      </td>
      <td {...KEPT.cell}>
        <span data-word="">{`${t('inlineStart')} `}</span>
        <DaysToStart demand={row} />
      </td>
      <td {...KEPT.cell}>
        <span data-word="">{`${t('inlineUpdated')} `}</span>
        {formatDate(row.updatedOn)}
        <small>
          <span data-word=""> · </span>
          <DaysUnchanged demand={row} />
        </small>
      </td>
      <td {...KEPT.cell}>
        <DaysUnchanged demand={row} />
      </td>
      {showsCompany ? (
        <td {...KEPT.cell}>
          <div title={row.companyName}>{row.companyName}</div>
        </td>
      ) : null}
      <td {...KEPT.cell}>
        <div title={row.prescriberCenterName}>{row.prescriberCenterName}</div>
      </td>
      <td {...KEPT.cell}>
        {others.length > 0 ? (
          <div data-marked="" title={row.provinces.join(', ')}>
            <span>{province}</span> <span className="text-ink-3">{`+${others.length}`}</span>
          </div>
        ) : (
          <div>{province ?? <EmptyCell />}</div>
        )}
      </td>
      <td {...KEPT.cell}>{row.cardNumber}</td>
      <td {...KEPT.cell}>
        <TypeTag type={row.type} />
      </td>
      <td {...KEPT.cell}>
        {row.beingDelivered ? <Tag tone="info">{t('beingDelivered')}</Tag> : null}
        {row.beingDelivered ? null : <StatusBadge status={row.displayStatus} short />}
        {row.validationDenied ? <ValidationDeniedTag /> : null}
        {row.deniedCycle ? (
          <p className="pt-0.5 text-xs text-ink-2">
            <DeniedCycleNote cycle={row.deniedCycle} />
          </p>
        ) : null}
        {row.faulty ? (
          <Tag tone="bad" icon="warning">
            {t('faulty')}
          </Tag>
        ) : null}
      </td>
      <td {...KEPT.cell}>
        <DemandRowMenu demandId={row.id} reference={row.reference} actions={row.actions} opening={opening} />
      </td>
    </tr>
  );
}

/** Who filed for the doctor: by name where a line has room, in short beside the doctor's name in a column. */
function FiledMark({ filed }: { filed: string }) {
  const { t } = useTranslation('list');
  return (
    <span className="text-ink-3">
      <span className="max-md:hidden print:hidden" aria-hidden="true">{`·\u00a0${t('filedByAssistant')}`}</span>
      <span className="md:sr-only print:not-sr-only">{`·\u00a0${filed}`}</span>
    </span>
  );
}
