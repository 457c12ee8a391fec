/** Exceeds any sum of costs, each of which is below a hundredth of it. */
const UNPAIRED = 1e9;

/**
 * Assigns each row a column, every column at most once: as many pairs as possible, with the lowest sum of costs, ties
 * by the earlier column. Null for a row without a column. Hungarian method (Kuhn HW, Naval Res Logist Q 1955;2:83-97),
 * which stays fast for few rows and many columns.
 */
export function bestAssignment(costs: readonly (readonly number[])[], columns: number): (number | null)[] {
  const rows = costs.length;
  // Each row has an extra column beyond the given ones, which stands for no pair.
  const width = columns + rows;
  const costOf = (row: number, column: number) =>
    column > columns ? UNPAIRED : (costs[row - 1]?.[column - 1] ?? UNPAIRED) + column * 1e-6;
  const ofRow = new Float64Array(rows + 1);
  const ofColumn = new Float64Array(width + 1);
  const rowAt = new Int32Array(width + 1);
  const at = (array: Float64Array | Int32Array, place: number) => array[place] ?? 0;
  for (let row = 1; row <= rows; row += 1) {
    rowAt[0] = row;
    const least = new Float64Array(width + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(width + 1);
    const isSeen = new Uint8Array(width + 1);
    let column = 0;
    do {
      isSeen[column] = 1;
      const taking = at(rowAt, column);
      let [delta, next] = [Number.POSITIVE_INFINITY, 0];
      for (let other = 1; other <= width; other += 1) {
        if (isSeen[other]) continue;
        const reduced = costOf(taking, other) - at(ofRow, taking) - at(ofColumn, other);
        if (reduced < at(least, other)) {
          least[other] = reduced;
          from[other] = column;
        }
        if (at(least, other) < delta) [delta, next] = [at(least, other), other];
      }
      for (let other = 0; other <= width; other += 1) {
        if (isSeen[other]) {
          ofRow[at(rowAt, other)] = at(ofRow, at(rowAt, other)) + delta;
          ofColumn[other] = at(ofColumn, other) - delta;
        } else least[other] = at(least, other) - delta;
      }
      column = next;
    } while (at(rowAt, column) !== 0);
    while (column !== 0) {
      const before = at(from, column);
      rowAt[column] = at(rowAt, before);
      column = before;
    }
  }
  const taken = new Array<number | null>(rows).fill(null);
  for (let column = 1; column <= columns; column += 1) {
    const row = at(rowAt, column);
    if (row > 0) taken[row - 1] = column - 1;
  }
  return taken;
}
