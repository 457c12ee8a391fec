import type { RoleName } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import { lastUpdateColumn } from '../../demand-rows/last-update';
import type { DemandListQuery, ListSort } from './list-query';

export type SortColumn =
  | 'reference'
  | 'doctorSortName'
  | 'demandDate'
  | 'lastDemand'
  | 'lastForDoctor'
  | 'companySortName'
  | 'prescriberCenterSortName'
  | 'cardNumber'
  | 'type';

/** Sort columns by their names in the API, which calls the request date createdAt. */
const COLUMNS: Readonly<Record<ListSort, SortColumn>> = {
  reference: 'reference',
  'doctor.name': 'doctorSortName',
  createdAt: 'demandDate',
  lastDemand: 'lastDemand',
  'company.name': 'companySortName',
  'centerPrescriptor.name': 'prescriberCenterSortName',
  'patient.cardNumber': 'cardNumber',
  type: 'type',
};

/** Returns the column of a sort order for a reader of this role. */
export function sortColumn(by: ListSort, role: RoleName): SortColumn {
  return by === 'lastDemand' ? lastUpdateColumn(role) : COLUMNS[by];
}

/**
 * Returns the order of the list. Drafts have no request date and count as newest. The id breaks ties in the same
 * direction, so that one index serves both directions.
 */
export function listOrder(
  sort: DemandListQuery['sort'],
  role: RoleName,
  reversed: boolean,
): Prisma.DemandOrderByWithRelationInput[] {
  const direction = sort.descending === reversed ? 'asc' : 'desc';
  return [{ [sortColumn(sort.by, role)]: direction }, { id: direction }];
}
