import type { DemandListQuery, ListSort } from '@aval/application/demands/list/list-query';
import type { ListColumn } from '@aval/domain/access/demand-list';
import type { ColumnSort } from '../../components/lists/stacked-table';
import { sortAddress } from './list-address';

interface ListedColumn {
  name: ListColumn;
  label: string;
  sort?: ListSort;
}

export const COLUMNS = [
  { name: 'reference', label: 'common:label.reference', sort: 'reference' },
  { name: 'patient', label: 'common:label.patient' },
  { name: 'tumour', label: 'common:label.tumour' },
  { name: 'doctor', label: 'list:column.doctor', sort: 'doctor.name' },
  { name: 'demandDate', label: 'list:column.demandDate', sort: 'createdAt' },
  { name: 'daysToTreatmentStart', label: 'list:column.daysToTreatmentStart', sort: 'treatmentStartCounter' },
  { name: 'lastUpdate', label: 'list:column.lastUpdate', sort: 'lastDemand' },
  { name: 'daysSinceLastUpdate', label: 'list:column.daysSinceLastUpdate', sort: 'lastDemandCounter' },
  { name: 'company', label: 'common:label.company', sort: 'company.name' },
  { name: 'prescriberCenter', label: 'demand:field.prescriberCenter', sort: 'centerPrescriptor.name' },
  { name: 'provinces', label: 'list:column.provinces' },
  { name: 'cardNumber', label: 'demand:field.patient.short.cardNumber', sort: 'patient.cardNumber' },
  { name: 'type', label: 'common:label.type', sort: 'type' },
  { name: 'status', label: 'common:label.status' },
] as const satisfies readonly ListedColumn[];

/** Returns the target and direction of a sortable column, for its header and for the sort menu. */
export function toSort(query: DemandListQuery, by: ListSort): ColumnSort {
  const direction = query.sort.descending ? 'descending' : 'ascending';
  return { to: sortAddress(query, by), direction: query.sort.by === by ? direction : null };
}
