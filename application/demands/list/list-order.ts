import type { RoleName } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import { lastUpdateColumn } from '../last-update';
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

/** By the names that the calls of the product use: what is shown as the day of the request is called createdAt there. */
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

/** The column that a choice of order goes by, for a reader of this role. */
export function sortColumn(by: ListSort, role: RoleName): SortColumn {
  return by === 'lastDemand' ? lastUpdateColumn(role) : COLUMNS[by];
}

/** Drafts, which have no day of request yet, come as the newest. The id decides between equals, in the sort's own direction, so that one index serves both. */
export function listOrder(
  sort: DemandListQuery['sort'],
  role: RoleName,
  reversed: boolean,
): Prisma.DemandOrderByWithRelationInput[] {
  const direction = sort.descending === reversed ? 'asc' : 'desc';
  return [{ [sortColumn(sort.by, role)]: direction }, { id: direction }];
}
