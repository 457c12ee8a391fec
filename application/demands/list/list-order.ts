import type { Prisma } from '@aval/prisma/generated/client';
import type { DemandListQuery, ListSort } from './list-query';

type SortColumn =
  | 'reference'
  | 'doctorSortName'
  | 'createdAt'
  | 'lastDemand'
  | 'companySortName'
  | 'prescriberCenterSortName'
  | 'cardNumber'
  | 'type';

const COLUMNS: Readonly<Record<ListSort, SortColumn>> = {
  reference: 'reference',
  'doctor.name': 'doctorSortName',
  createdAt: 'createdAt',
  lastDemand: 'lastDemand',
  'company.name': 'companySortName',
  'centerPrescriptor.name': 'prescriberCenterSortName',
  'patient.cardNumber': 'cardNumber',
  type: 'type',
};

/** The id decides between equals, in the sort's own direction, so that one index serves both. */
export function listOrder(sort: DemandListQuery['sort'], reversed: boolean): Prisma.DemandOrderByWithRelationInput[] {
  const direction = sort.descending === reversed ? 'asc' : 'desc';
  return [{ [COLUMNS[sort.by]]: direction }, { id: direction }];
}
