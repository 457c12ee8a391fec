import type { RoleName } from '@aval/domain/access/roles';
import type { Prisma } from '@aval/prisma/generated/client';
import { lastUpdateColumn } from '../../demand-rows/last-update';
import type { ListOrder } from '../../lists/list-order';
import type { ListSort } from './list-query';

export type SortColumn =
  | 'reference'
  | 'doctorSortName'
  | 'demandDate'
  | 'treatmentStart'
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
  treatmentStartCounter: 'treatmentStart',
  lastDemand: 'lastDemand',
  lastDemandCounter: 'lastDemand',
  'company.name': 'companySortName',
  'centerPrescriptor.name': 'prescriberCenterSortName',
  'patient.cardNumber': 'cardNumber',
  type: 'type',
};

/** Column and direction in which rows are read. */
export interface RowOrder {
  column: SortColumn;
  descending: boolean;
}

/**
 * Returns the column and direction of a sort order for a reader of this role. Days are counted from today, so that
 * dates sort them: those until the start in the direction of the date, those since the last change in the other one.
 * Source: docs/rules.md 9.2.
 */
export function rowOrder({ by, descending }: ListOrder<ListSort>, role: RoleName): RowOrder {
  const column = COLUMNS[by] === 'lastDemand' ? lastUpdateColumn(role) : COLUMNS[by];
  return { column, descending: descending !== (by === 'lastDemandCounter') };
}

/**
 * Returns the order of the list. What has no value counts as latest: a draft has no request date, and a start may not
 * be known. The id breaks ties in the same direction, so that one index serves both directions.
 */
export function listOrder(
  sort: ListOrder<ListSort>,
  role: RoleName,
  reversed: boolean,
): Prisma.DemandOrderByWithRelationInput[] {
  const { column, descending } = rowOrder(sort, role);
  const direction = descending === reversed ? 'asc' : 'desc';
  return [{ [column]: direction }, { id: direction }];
}
