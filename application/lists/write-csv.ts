import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { ExportedRows } from './export-list';

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => string | number | null;
}

/**
 * Spanish programs split cells at semicolons, others at commas, so commas are quoted too: a formula could begin behind
 * either. Texts that begin like a formula are escaped, and line breaks are quoted.
 */
const WRITTEN = { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n,]/ };
const BYTE_ORDER_MARK = '\ufeff';

/** Writes a table as CSV text while its rows arrive, without keeping them. Source: docs/rules.md 9.7. */
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
