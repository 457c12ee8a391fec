import type { Prisma } from '@aval/prisma/generated/client';
import { followingRow, type Place } from '../../lists/following-row';
import type { RowOrder, SortColumn } from './list-order';

export type SortValue = string | Date | null;

/** Columns that have no value in some rows. */
const NULLABLE: ReadonlySet<SortColumn> = new Set(['demandDate', 'treatmentStart', 'type']);

/** Selects the rows after a place. Rows without a value come last in ascending and first in descending order. */
export function followingCondition(
  { column, descending }: RowOrder,
  place: Place<SortValue, string>,
): Prisma.DemandWhereInput {
  if (place.by === null) {
    const sameEnd = { [column]: null, id: descending ? { lt: place.id } : { gt: place.id } };
    return descending ? { OR: [sameEnd, { [column]: { not: null } }] } : sameEnd;
  }
  const behind = followingRow(column, place, descending);
  return NULLABLE.has(column) && !descending ? { OR: [behind, { [column]: null }] } : behind;
}
