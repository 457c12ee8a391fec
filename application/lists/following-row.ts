/** Where a batch ends: what its last row is sorted by, and its id. */
export interface Place<By, Id> {
  by: By;
  id: Id;
}

/** The rows behind one, in the order of a column and the id: the bound on the column alone lets an index begin there, which none does for the choice. */
export function followingRow<By, Id>(column: string, { by, id }: Place<By, Id>, descending: boolean) {
  return {
    AND: [
      { [column]: descending ? { lte: by } : { gte: by } },
      { OR: [{ [column]: descending ? { lt: by } : { gt: by } }, { id: descending ? { lt: id } : { gt: id } }] },
    ],
  };
}
