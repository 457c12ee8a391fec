import { CsvError, parse } from 'csv-parse';
import { PROBLEMS, said } from '../messages';
import { decodeText } from './decode-text';
import { type Cell, MOST_COLUMNS, MOST_ROWS, TableRefused, type TableRow, type TableSheet } from './table-sheet';

const DELIMITERS = [';', ',', '\t'];
/** A text that began like a formula, as the lists of this product are written. */
const ESCAPED = /^'(?=[=+\-@\t\r＝＋－＠])/;
/** With those that are empty, which are left out. */
const MOST_LINES = 3 * MOST_ROWS;
/** Of the text that is handed on at a time. */
const PIECE = 64 * 1024;

/** The rows of a CSV file, in whatever encoding and with whatever stands between its cells. Throws TableRefused. */
export async function readCsv(bytes: Uint8Array): Promise<TableSheet> {
  const text = decodeText(bytes);
  const parser = parse({
    delimiter: delimiterOf(text),
    relax_column_count: true,
    max_record_size: PIECE,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const rows: TableRow[] = [];
  let number = 0;
  try {
    feed(parser, text);
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number > MOST_LINES) throw new TableRefused(said(PROBLEMS.rowsTooMany, { max: MOST_ROWS }));
      if (record.length > MOST_COLUMNS) throw new TableRefused(said(PROBLEMS.columnsTooMany, { max: MOST_COLUMNS }));
      const cells = record.map(cellOf);
      if (cells.every((cell) => cell === null)) continue;
      rows.push({ number, cells });
      // The head is a row too.
      if (rows.length > MOST_ROWS + 1) throw new TableRefused(said(PROBLEMS.rowsTooMany, { max: MOST_ROWS }));
    }
  } catch (error) {
    if (error instanceof TableRefused) throw error;
    const before = error instanceof CsvError && typeof error.records === 'number' ? error.records : number;
    throw new TableRefused(said(PROBLEMS.quotes, { row: before + 1 }));
  } finally {
    parser.destroy();
  }
  return { name: null, rows };
}

/** As the parser takes it, a piece at a time. */
function feed(parser: ReturnType<typeof parse>, text: string): void {
  let at = 0;
  const write = (): void => {
    while (at < text.length) {
      const piece = text.slice(at, at + PIECE);
      at += PIECE;
      if (!parser.write(piece)) {
        parser.once('drain', write);
        return;
      }
    }
    parser.end();
  };
  write();
}

/** What stands most often in the first line, outside of its quotes. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

function cellOf(text: string): Cell | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (/^=./.test(trimmed)) return { wrong: 'formula', shown: trimmed };
  return trimmed.replace(ESCAPED, '');
}
