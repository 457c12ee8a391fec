/** End of a batch: the sort value and id of its last row. */
export interface Place<By, Id> {
  by: By;
  id: Id;
}

/**
 * Condition for the rows after a place, in the order of a column and the id. The redundant bound on the column lets an
 * index start there, which the OR alone does not.
 */
export function followingRow<By, Id>(column: string, { by, id }: Place<By, Id>, descending: boolean) {
  return {
    AND: [
      { [column]: descending ? { lte: by } : { gte: by } },
      { OR: [{ [column]: descending ? { lt: by } : { gt: by } }, { id: descending ? { lt: id } : { gt: id } }] },
    ],
  };
}
