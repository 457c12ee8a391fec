import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { ExportedRows } from './export-list';

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => string | number | null;
}

/**
 * The programs that open it in Spanish take the semicolon for what stands between two cells, those of elsewhere the comma: behind either a formula would
 * begin. A text that begins like one is taken for one, and any end of a line for that of a row.
 */
const WRITTEN = { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n,]/ };
const BYTE_ORDER_MARK = '\ufeff';

/** A table as text, written as its rows come: none is kept. Source: docs/rules.md 9.7. */
export function writeCsv<Row>(columns: readonly CsvColumn<Row>[], batches: ExportedRows<Row>): Readable {
  async function* lines() {
    yield BYTE_ORDER_MARK + stringify([columns.map(({ head }) => head)], WRITTEN);
    for await (const rows of batches)
      yield stringify(
        rows.map((row) => columns.map(({ cell }) => cell(row))),
        WRITTEN,
      );
  }
  return Readable.from(lines(), { objectMode: false });
}
