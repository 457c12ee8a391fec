import type { Prisma } from '@aval/prisma/generated/client';
import { followingRow, type Place } from '../../lists/following-row';
import type { SortColumn } from './list-order';

export type SortValue = string | Date | null;

/** Selects the rows after a place. Rows without a value come last in ascending and first in descending order. */
export function followingCondition(
  column: SortColumn,
  place: Place<SortValue, string>,
  descending: boolean,
): Prisma.DemandWhereInput {
  if (place.by === null) {
    const sameEnd = { [column]: null, id: descending ? { lt: place.id } : { gt: place.id } };
    return descending ? { OR: [sameEnd, { [column]: { not: null } }] } : sameEnd;
  }
  const behind = followingRow(column, place, descending);
  const canBeMissing = column === 'demandDate' || column === 'type';
  return canBeMissing && !descending ? { OR: [behind, { [column]: null }] } : behind;
}
