import type { DemandListQuery, ListSort } from '@aval/application/demands/list/list-query';
import type { ListColumn } from '@aval/domain/access/demand-list';
import type { ColumnSort } from '../../components/lists/stacked-table';
import { sortAddress } from './list-address';

export interface ListedColumn {
  name: ListColumn;
  sort?: ListSort;
}

export const COLUMNS: readonly ListedColumn[] = [
  { name: 'reference', sort: 'reference' },
  { name: 'patient' },
  { name: 'tumour' },
  { name: 'doctor', sort: 'doctor.name' },
  { name: 'demandDate', sort: 'createdAt' },
  { name: 'daysToTreatmentStart', sort: 'treatmentStartCounter' },
  { name: 'lastUpdate', sort: 'lastDemand' },
  { name: 'daysSinceLastUpdate', sort: 'lastDemandCounter' },
  { name: 'company', sort: 'company.name' },
  { name: 'prescriberCenter', sort: 'centerPrescriptor.name' },
  { name: 'provinces' },
  { name: 'cardNumber', sort: 'patient.cardNumber' },
  { name: 'type', sort: 'type' },
  { name: 'status' },
];

/** Returns the target and direction of a sortable column, for its header and for the sort menu. */
export function toSort(query: DemandListQuery, by: ListSort): ColumnSort {
  const direction = query.sort.descending ? 'descending' : 'ascending';
  return { to: sortAddress(query, by), direction: query.sort.by === by ? direction : null };
}
